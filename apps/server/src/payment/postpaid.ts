import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { compare, subtract } from '@compute-mall/core/money'
import type { NoticeKind } from '@compute-mall/core/notice'
import { operationExportMessages } from '@compute-mall/core/order'
import {
  ownPostpaidBillList,
  POSTPAID_ISSUE_DELAY_MS,
  type PostpaidAccount,
  type PostpaidBill,
  type paymentEndpoints,
  postpaidAccountList,
  postpaidBillList,
  postpaidDue,
} from '@compute-mall/core/payment'
import { HOUR_MS, platformDay } from '@compute-mall/core/time'
import { type AuditActor, actorOf, audit, staffExport } from '../audit/index.ts'
import { customerNamed, managersWith } from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import { eachDue, type Job } from '../platform/jobs.ts'
import { type CsvColumns, csvKinds, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { creditAccount, withdraw } from './store/accounts.ts'
import {
  findPostpaidAccount,
  findPostpaidBill,
  grantCredit,
  insertBill,
  isBillReferenceTaken,
  lockBill,
  noteReminded,
  type PostpaidAccountRow,
  type PostpaidBillRow,
  postpaidAccountOf,
  postpaidBillOf,
  selectPostpaidAccounts,
  selectPostpaidBills,
  settleBill,
  suspendCredit,
  type UnbilledMonth,
  unbilledMonths,
  unremindedBills,
} from './store/postpaid.ts'

type PostpaidCall =
  | 'ownPostpaidBills'
  | 'payPostpaidBill'
  | 'postpaidAccounts'
  | 'grantPostpaid'
  | 'suspendPostpaid'
  | 'postpaidBills'
  | 'exportPostpaidBills'
  | 'recordPostpaidPayment'

type Answer<A> = Promise<E.Either<Refusal, A>>

const missing = E.left<Refusal>(refusals.notFound())

const accountNow = async (trx: Db, userId: string, now: Date): Answer<PostpaidAccount> => {
  const row = await findPostpaidAccount(trx, userId, now)
  return row === undefined ? missing : E.right(postpaidAccountOf(row))
}

interface Grant {
  readonly userName: string
  readonly limit: string
  readonly reason: string
}

/** Finance grants credit to a customer, who is notified. Refusals: ORDER10004, PAY10014. */
const grantPostpaid = async (
  trx: Db,
  { userName, limit, reason }: Grant,
  by: AuditActor,
): Answer<PostpaidAccount> => {
  const userId = await customerNamed(trx, userName)
  if (userId === undefined) return E.left(refusals.customerUnknown())
  const granted = await grantCredit(trx, userId, limit, by.now)
  if (E.isLeft(granted)) return granted
  await audit(trx, by, {
    action: 'postpaid.granted',
    object: { type: 'user', id: userId },
    before: { limit: granted.right.before },
    after: { limit },
    reason: reason.trim(),
  })
  await notify(trx, {
    userIds: [userId],
    kind: 'postpaidGranted',
    eventId: `postpaid:${userId}:granted:${by.now.toISOString()}`,
    subjectId: null,
    details: { amount: limit },
    now: by.now,
  })
  return accountNow(trx, userId, by.now)
}

const suspendPostpaid = async (
  trx: Db,
  { userId, reason }: { readonly userId: string; readonly reason: string },
  by: AuditActor,
): Answer<PostpaidAccount> => {
  if (!(await suspendCredit(trx, userId, by.now))) return missing
  await audit(trx, by, {
    action: 'postpaid.suspended',
    object: { type: 'user', id: userId },
    reason: reason.trim(),
  })
  await notify(trx, {
    userIds: [userId],
    kind: 'postpaidSuspended',
    eventId: `postpaid:${userId}:suspended:${by.now.toISOString()}`,
    subjectId: null,
    details: { reason: reason.trim() },
    now: by.now,
  })
  return accountNow(trx, userId, by.now)
}

/** A customer pays a bill from the contract fund. Refusals: SYS10002, PAY10002, PAY10013. */
const payFromFund = async (trx: Db, billId: string, userId: string, at: Date): Answer<PostpaidBill> => {
  const bill = await lockBill(trx, billId)
  if (bill?.user_id !== userId) return missing
  if (bill.paid_at !== null) return E.left(refusals.postpaidBillPaid())
  if (!(await withdraw(trx, userId, 'contractFund', bill.amount)))
    return E.left(refusals.balanceInsufficient())
  await settleBill(trx, bill, { by: 'contractFund', bankReference: null, at })
  return E.right(await findPostpaidBill(trx, billId, at))
}

/** Finance enters the transfer for a bill. Refusals: SYS10002, PAY10013, PAY10005 for a known bank reference. */
const recordTransfer = async (
  trx: Db,
  { billId, bankReference }: { readonly billId: string; readonly bankReference: string },
  by: AuditActor,
): Answer<PostpaidBill> => {
  const bill = await lockBill(trx, billId)
  if (bill === undefined) return missing
  if (bill.paid_at !== null) return E.left(refusals.postpaidBillPaid())
  if (await isBillReferenceTaken(trx, bankReference)) return E.left(refusals.amountMismatch())
  await settleBill(trx, bill, { by: 'bank', bankReference, at: by.now })
  await audit(trx, by, {
    action: 'postpaid.paid',
    object: { type: 'user', id: bill.user_id },
    after: { month: bill.month, amount: bill.amount, bankReference },
  })
  return E.right(await findPostpaidBill(trx, billId, by.now))
}

const billColumns = (language: Language): CsvColumns<PostpaidBill> => {
  const { money, text, time } = csvKinds(language)
  const texts = operationExportMessages[language]
  return [
    text(texts.buyer, ({ userName }) => userName),
    text(texts.month, ({ month }) => month),
    money(texts.total, ({ amount }) => amount),
    text(texts.status, ({ status }) => texts[`postpaid.${status}`]),
    time(texts.issueTime, ({ issueTime }) => issueTime),
    time(texts.dueTime, ({ dueTime }) => dueTime),
    time(texts.payTime, ({ payTime }) => payTime),
    text(texts.paidBy, ({ paidBy }) => paidBy && texts[`postpaid.${paidBy}`]),
    text(texts.bankReference, ({ bankReference }) => bankReference),
  ]
}

const billSorts = {
  issueTime: { column: 'issued_at', type: 'timestamptz' },
  dueTime: { column: 'due_at', type: 'timestamptz' },
} as const

export const postpaidHandlers = (
  platform: Platform,
): Pick<Handlers<typeof paymentEndpoints>, PostpaidCall> => {
  const { db, clock } = platform
  const now = () => new Date(clock())

  const accounts: ListSource<typeof postpaidAccountList, PostpaidAccountRow> = {
    list: postpaidAccountList,
    name: 'postpaidAccounts',
    sorts: { grantTime: { column: 'granted_at', type: 'timestamptz' } },
    rows: (filters) => selectPostpaidAccounts(db, filters, now()),
  }
  const bills: ListSource<typeof postpaidBillList, PostpaidBillRow> = {
    list: postpaidBillList,
    name: 'postpaidBills',
    sorts: billSorts,
    rows: (filters) => selectPostpaidBills(db, filters, now()),
  }
  const ownBills = (userId: string): ListSource<typeof ownPostpaidBillList, PostpaidBillRow> => ({
    list: ownPostpaidBillList,
    name: `postpaidBills:${userId}`,
    sorts: { issueTime: billSorts.issueTime },
    rows: (filters) => selectPostpaidBills(db, { ...filters, userId }, now()),
  })
  const shown = (row: PostpaidBillRow) => postpaidBillOf(row, now())

  return {
    ownPostpaidBills: ({ query }, { user }) => shownPage(platform, ownBills(user.id), query, shown),

    payPostpaidBill: ({ params: { billId } }, { user, now: at, transact: inTransaction }) =>
      inTransaction((trx) => payFromFund(trx, billId, user.id, at)),

    postpaidAccounts: ({ query }) => shownPage(platform, accounts, query, postpaidAccountOf),

    grantPostpaid: ({ body }, context) =>
      context.transact((trx) => grantPostpaid(trx, body, actorOf(context, 'staff'))),

    suspendPostpaid: ({ params: { userId }, body: { reason } }, context) =>
      context.transact((trx) => suspendPostpaid(trx, { userId, reason }, actorOf(context, 'staff'))),

    postpaidBills: ({ query }) => shownPage(platform, bills, query, shown),

    exportPostpaidBills: ({ query }, context) =>
      staffExport(context, {
        action: 'postpaid.exported',
        type: 'user',
        query,
        name: 'postpaid-bills',
        found: rowsOf(db, bills, query),
        rowOf: shown,
        columns: billColumns(context.language),
      }),

    recordPostpaidPayment: ({ params: { billId }, body: { bankReference } }, context) =>
      context.transact((trx) => recordTransfer(trx, { billId, bankReference }, actorOf(context, 'staff'))),
  }
}

/** Months and bills handled in one round, oldest first. */
const BATCH_SIZE = 200

const billTold = (
  trx: Db,
  bill: { readonly id: string; readonly month: string; readonly amount: string; readonly due_at: Date },
  kind: Extract<NoticeKind, 'postpaidBillIssued' | 'postpaidBillOverdue'>,
  userIds: readonly string[],
  now: Date,
) =>
  notify(trx, {
    userIds,
    kind,
    eventId: `${kind}:${bill.id}`,
    subjectId: bill.id,
    details: { month: bill.month, amount: bill.amount, date: platformDay(bill.due_at.getTime()) },
    now,
  })

/** Issues the bill of a month. What is owed to the customer instead goes to their contract fund at once. */
const issueBill = async (trx: Db, { user_id, month, amount }: UnbilledMonth, now: Date): Promise<void> => {
  const due_at = new Date(postpaidDue(now.getTime()))
  const bill = await insertBill(trx, { id: newId(), user_id, month, amount, issued_at: now, due_at })
  if (bill === undefined) return
  if (compare(amount, 0) < 0) {
    await creditAccount(trx, user_id, 'contractFund', subtract(0, amount))
    return settleBill(trx, bill, { by: 'contractFund', bankReference: null, at: now })
  }
  await billTold(trx, bill, 'postpaidBillIssued', [user_id], now)
}

const remind = async (trx: Db, billId: string, now: Date): Promise<void> => {
  const bill = await lockBill(trx, billId)
  if (bill === undefined || bill.paid_at !== null || bill.reminded_at !== null) return
  await noteReminded(trx, billId, now)
  await billTold(
    trx,
    bill,
    'postpaidBillOverdue',
    [bill.user_id, ...(await managersWith(trx, 'financial'))],
    now,
  )
}

const billPostpaid = async ({ db, clock, log }: Platform): Promise<void> => {
  const now = new Date(clock())
  const months = await unbilledMonths(db, new Date(now.getTime() - POSTPAID_ISSUE_DELAY_MS), BATCH_SIZE)
  await eachDue(
    months.map((unbilled) => ({ ...unbilled, id: `${unbilled.user_id} ${unbilled.month}` })),
    log,
    async (unbilled) => {
      await transact(db, async (trx) => E.right(await issueBill(trx, unbilled, now)))
    },
  )
  await eachDue(await unremindedBills(db, now, BATCH_SIZE), log, async ({ id }) => {
    await transact(db, async (trx) => E.right(await remind(trx, id, now)))
  })
}

export const postpaidJob = (platform: Platform): Job => ({
  name: 'postpaid-billing',
  everyMs: HOUR_MS,
  work: () => billPostpaid(platform),
})
