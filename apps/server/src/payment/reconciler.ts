import { E } from '@compute-mall/core/fp'
import type { PayChannel } from '@compute-mall/core/payment'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Selectable } from 'kysely'
import { transact } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { PaySessionTable } from './payment.tables.ts'
import type { PaymentFact } from './provider/provider.ts'
import type { Providers } from './providers.ts'
import { applyProviderEvent } from './store/providerEvents.ts'
import { write } from './store/write.ts'

type SessionRow = Selectable<PaySessionTable>

/** Payments asked about in one round, most overdue first. */
const BATCH_SIZE = 50
/** A code that waits is asked about so often; with the round's own interval, money is found in 20 s (test F6). */
const WAITING_MS = 15 * SECOND_MS
/** A payment that is over is looked at so long after each look, for money that came late or twice and untold. */
const LOOKS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS] as const

/** When to ask next about a payment that was asked about `now`. */
export const nextAsk = ({ state, looks }: Pick<SessionRow, 'state' | 'looks'>, now: Date) => {
  const isWaiting = state === 'waiting'
  const wait = isWaiting ? WAITING_MS : LOOKS_MS[looks]
  return {
    ask_at: wait === undefined ? null : new Date(now.getTime() + wait),
    looks: isWaiting ? looks : looks + 1,
  }
}

/** Takes in everything that a provider said about one payment; what does not fit is logged and changes nothing. */
export const takeFacts = async (
  { db, clock, log }: Platform,
  channel: PayChannel,
  paymentId: string,
  facts: readonly PaymentFact[],
): Promise<void> => {
  for (const fact of facts) {
    const taken = await transact(db, (trx) =>
      applyProviderEvent(trx, channel, paymentId, fact, new Date(clock())),
    )
    if (E.isLeft(taken)) log.error({ paymentId, fact, refusal: taken.left }, 'a payment does not fit')
  }
}

const ask = async (platform: Platform, providers: Providers, session: SessionRow): Promise<void> => {
  const { db, clock, log } = platform
  const provider = providers.get(session.channel)
  if (provider === undefined) return
  const isOpen = session.state === 'waiting' && session.expires_at.getTime() > clock()
  const facts = await (isOpen ? provider.query(session.id) : provider.close(session.id))()
  if (E.isLeft(facts))
    log.warn({ paymentId: session.id, reason: facts.left.reason }, 'no answer about a payment')
  else await takeFacts(platform, session.channel, session.id, facts.right)
  const { state } = await db
    .selectFrom('pay_sessions')
    .select('state')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  // A provider that did not answer has not been asked.
  const looks = E.isLeft(facts) ? 0 : session.looks
  const next = nextAsk({ state, looks }, new Date(clock()))
  await write(db).updateTable('pay_sessions').set(next).where('id', '=', session.id).execute()
}

/** Asks the providers about the payments that are due, so that none depends on a notice (test F6). */
export const reconcile = async (platform: Platform, providers: Providers): Promise<void> => {
  const due = await platform.db
    .selectFrom('pay_sessions')
    .selectAll()
    .where('ask_at', '<=', new Date(platform.clock()))
    .orderBy('ask_at')
    .limit(BATCH_SIZE)
    .execute()
  await Promise.all(due.map((session) => ask(platform, providers, session)))
}
