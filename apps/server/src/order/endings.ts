import { E } from '@compute-mall/core/fp'
import { ENDING_DAYS, endingDue, isTellingTime } from '@compute-mall/core/order'
import { DAY_MS, platformDay } from '@compute-mall/core/time'
import { leadersOf } from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import { write } from './store/write.ts'

const BATCH_SIZE = 500

interface Ending {
  readonly id: string
  readonly ownerId: string
  readonly endsAt: Date
  readonly days: number
}

/** Open resources of which a notice is due that was not given yet; locked until the transaction ends. */
const lockDue = async (trx: Db, now: Date): Promise<readonly Ending[]> => {
  const [first] = ENDING_DAYS
  const found: Ending[] = []
  let place = { endsAt: now, id: '' }
  for (;;) {
    const rows = await trx
      .selectFrom('order_lines as line')
      .innerJoin('orders', 'orders.id', 'line.order_id')
      .select(['line.id', 'line.opened_at', 'line.ends_at', 'line.ending_told', 'orders.user_id'])
      .where('line.provision_status', '=', 'open')
      .where('line.renews', 'is', null)
      .where('line.ends_at', '<=', new Date(now.getTime() + (first + 1) * DAY_MS))
      .where(({ eb, or }) => or([eb('ending_told', 'is', null), eb('ending_told', '>', 0)]))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('line.ends_at', 'line.id'), '>', tuple(place.endsAt, place.id)),
      )
      .orderBy('line.ends_at')
      .orderBy('line.id')
      .limit(BATCH_SIZE)
      .forUpdate('line')
      .execute()
    for (const { id, opened_at, ends_at, ending_told, user_id } of rows) {
      if (opened_at === null || ends_at === null) continue
      place = { endsAt: ends_at, id }
      const term = { openTime: opened_at.toISOString(), endTime: ends_at.toISOString() }
      const days = endingDue(term, now.getTime())
      if (days !== null && (ending_told === null || days < ending_told))
        found.push({ id, ownerId: user_id, endsAt: ends_at, days })
    }
    if (rows.length < BATCH_SIZE) return found
  }
}

/** Owners and those who lead them, each with the resources that end. */
const byReader = async (trx: Db, due: readonly Ending[]): Promise<ReadonlyMap<string, readonly Ending[]>> => {
  const ownerIds = [...new Set(due.map(({ ownerId }) => ownerId))]
  const leaders = await leadersOf(trx, ownerIds)
  const readers = new Map<string, Ending[]>()
  for (const ending of due)
    for (const reader of [
      ending.ownerId,
      ...leaders.filter(({ userId }) => userId === ending.ownerId).map(({ leaderId }) => leaderId),
    ])
      readers.set(reader, [...(readers.get(reader) ?? []), ending])
  return readers
}

/**
 * Tells owners and their leaders, in one notice each, of all that ends in 30, 14, 7, 1 and 0 days (width 2.0): once for
 * each step, for what was told is marked in the same transaction.
 */
export const tellEndings = async ({ db, clock }: Platform): Promise<void> => {
  const now = new Date(clock())
  if (!isTellingTime(now.getTime())) return
  await transact(db, async (trx) => {
    const due = await lockDue(trx, now)
    if (due.length === 0) return E.right(undefined)
    for (const [userId, endings] of await byReader(trx, due)) {
      const [first] = endings
      if (first === undefined) continue
      await notify(trx, {
        userIds: [userId],
        kind: 'resourceEnding',
        eventId: `resourceEnding:${first.id}:${first.endsAt.getTime()}:${first.days}`,
        subjectId: first.id,
        details: { amount: endings.length, date: platformDay(first.endsAt.getTime()) },
        now,
      })
    }
    for (const days of ENDING_DAYS) {
      const ids = due.filter((ending) => ending.days === days).map(({ id }) => id)
      if (ids.length > 0)
        await write(trx)
          .updateTable('order_lines')
          .set({ ending_told: days })
          .where('id', 'in', ids)
          .execute()
    }
    return E.right(undefined)
  })
}
