import { E } from '@compute-mall/core/fp'
import { type BillDay, type BillEntry, billBounds, billDays, compareBill } from '@compute-mall/core/payment'
import { type AuditActor, audit, jobActor } from '../audit/index.ts'
import { transact } from '../platform/database/index.ts'
import { eachDue } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { BillLine, PaymentFact, PaymentProvider, ProviderFailure } from './provider/provider.ts'
import type { Providers } from './providers.ts'
import {
  billIdOf,
  type LedgerDifference,
  ledgerEntriesOf,
  markTakenIn,
  noteAsked,
  noteCompared,
  type OurEntry,
  saveComparison,
  type TheirEntry,
} from './store/bills.ts'
import { applyProviderEvent } from './store/providerEvents.ts'

/** The name by which the audit log knows who compares by itself. */
export const BILL_JOB = 'bill-comparison'

const theirEntryOf = (line: BillLine): TheirEntry => {
  const { fact } = line
  const common = { amount: fact.amount, at: fact.at, line }
  return fact.kind === 'paid'
    ? { kind: 'payment', transactionNo: fact.transactionNo, ...common }
    : { kind: 'refund', transactionNo: fact.refundNo, ...common }
}

const keyOf = ({ kind, transactionNo }: BillEntry): string => `${kind} ${transactionNo}`

const isOf = ({ kind, transactionNo }: OurEntry, fact: PaymentFact): boolean =>
  kind === 'payment'
    ? fact.kind === 'paid' && fact.transactionNo === transactionNo
    : fact.kind === 'refunded' && fact.refundNo === transactionNo

/**
 * Our entries with the provider's moment where the bill lacks them: what we were told of minutes or days later stands in
 * the bill of another day.
 */
const atTheirMoment = async (
  provider: PaymentProvider,
  day: BillDay,
  theirs: readonly TheirEntry[],
  entries: readonly OurEntry[],
): Promise<E.Either<ProviderFailure, readonly OurEntry[]>> => {
  const { from, until } = billBounds(day)
  const named = new Set(theirs.map(keyOf))
  const timed: OurEntry[] = []
  for (const entry of entries) {
    const at = Date.parse(entry.at)
    const isLacking = !named.has(keyOf(entry)) && at >= from && at < until
    if (!isLacking || entry.paymentId === null) {
      timed.push(entry)
      continue
    }
    const facts = await provider.query(entry.paymentId)()
    if (E.isLeft(facts)) return facts
    timed.push({ ...entry, at: facts.right.find((fact) => isOf(entry, fact))?.at ?? entry.at })
  }
  return E.right(timed)
}

/** Money that nobody told of is entered all the same, if we opened the payment; its difference stays to be explained. */
const takeIn = async (
  { db, clock, log }: Platform,
  billId: string,
  { channel }: PaymentProvider,
  difference: LedgerDifference,
  actor: AuditActor,
): Promise<void> => {
  if (difference.theirs === null) return
  const { paymentId, fact } = difference.theirs.line
  const taken = await transact(db, async (trx) => {
    const entered = await applyProviderEvent(trx, channel, paymentId, fact, new Date(clock()))
    if (E.isLeft(entered)) return entered
    const id = await markTakenIn(trx, billId, difference)
    if (id !== undefined)
      await audit(trx, actor, { action: 'difference.entered', object: { type: 'billDifference', id } })
    return entered
  })
  if (E.isLeft(taken)) log.error({ billId, paymentId, fact, refusal: taken.left }, 'a bill does not fit')
}

/** Compares a provider's bill of a day with our ledger, and enters what is missing here (test F7). */
export const compareDay = async (
  platform: Platform,
  provider: PaymentProvider,
  day: BillDay,
  actor: AuditActor,
): Promise<E.Either<ProviderFailure, void>> => {
  const { db, clock, log } = platform
  const { channel } = provider
  const unanswered = async (failure: ProviderFailure): Promise<E.Either<ProviderFailure, void>> => {
    log.warn({ channel, day, reason: failure.reason }, 'no bill to compare with')
    await noteAsked(db, channel, day, new Date(clock()))
    return E.left(failure)
  }
  const bill = await provider.bill(day)()
  if (E.isLeft(bill)) return unanswered(bill.left)
  const theirs = bill.right.map(theirEntryOf)
  const known = await ledgerEntriesOf(db, channel, day, theirs)
  const entries = await atTheirMoment(provider, day, theirs, known)
  if (E.isLeft(entries)) return unanswered(entries.left)
  const comparison = compareBill(day, theirs, entries.right)
  const billId = billIdOf(channel, day)
  await transact(db, async (trx) => {
    await saveComparison(trx, { channel, day, comparison, now: new Date(clock()) })
    await audit(trx, actor, {
      action: 'bill.compared',
      object: { type: 'bill', id: billId },
      after: { entries: comparison.theirs.count, differences: comparison.differences.length },
    })
    return E.right(undefined)
  })
  const ledger = new Set(known.map(keyOf))
  for (const difference of comparison.differences)
    if (difference.theirs !== null && !ledger.has(keyOf(difference.theirs)))
      await takeIn(platform, billId, provider, difference, actor)
  await noteCompared(db, billId, new Date(clock()))
  return E.right(undefined)
}

/** Compares each of the last days that has not been, with every provider; without an answer it stays due. */
export const compareDue = async (platform: Platform, providers: Providers): Promise<void> => {
  const { db, clock, log } = platform
  const days = billDays(clock())
  const compared = await db
    .selectFrom('pay_bills')
    .select('id')
    .where('day', 'in', days)
    .where('compared_at', 'is not', null)
    .execute()
  const done = new Set(compared.map(({ id }) => id))
  const due = [...providers.values()].flatMap((provider) =>
    days
      .map((day) => ({ id: billIdOf(provider.channel, day), day, provider }))
      .filter(({ id }) => !done.has(id)),
  )
  // Whoever does not answer takes seconds each time: the other days are asked for in the next round.
  const silent = new Set<PaymentProvider>()
  await eachDue(due, log, async ({ day, provider }) => {
    if (silent.has(provider)) return noteAsked(db, provider.channel, day, new Date(clock()))
    const answer = await compareDay(platform, provider, day, jobActor(BILL_JOB, new Date(clock())))
    if (E.isLeft(answer)) silent.add(provider)
  })
}
