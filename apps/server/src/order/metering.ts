import { E, pipe, TE } from '@compute-mall/core/fp'
import { noticedGoods } from '@compute-mall/core/notice'
import { DATA_KEPT_MS, isMetered, isUsedUp, usageReached } from '@compute-mall/core/order'
import { MINUTE_MS, platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { leadersOf } from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { LineDocument } from './order.tables.ts'
import type { Metered, Provisioner } from './provisioner.ts'
import { write } from './store/write.ts'

/** How often the centre is asked how much of an amount is used. */
const METER_MS = 5 * MINUTE_MS
/** Resources measured at once. */
const BATCH_SIZE = 500

interface Due {
  readonly id: string
  readonly document: LineDocument
  readonly openedAt: Date
  readonly ownerId: string
}

/** Open resources whose use was not measured lately, those that waited longest first. */
const findDue = async (db: Db, now: Date): Promise<readonly Due[]> => {
  const rows = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['line.id', 'line.document', 'line.opened_at', 'orders.user_id'])
    .where('line.provision_status', '=', 'open')
    .where('line.renews', 'is', null)
    // As the index has it; the rule has the last word.
    .where(sql<boolean>`line.document->>'billingType' = 'ONCE'`)
    .where(sql<boolean>`line.document->>'unit' in ('coreHour', 'cardHour')`)
    .where(({ or, eb }) =>
      or([eb('line.used_at', 'is', null), eb('line.used_at', '<=', new Date(now.getTime() - METER_MS))]),
    )
    .orderBy('line.used_at', (order) => order.asc().nullsFirst())
    .limit(BATCH_SIZE)
    .execute()
  return rows.flatMap(({ id, document, opened_at, user_id }) =>
    opened_at === null || !isMetered(document)
      ? []
      : [{ id, document, openedAt: opened_at, ownerId: user_id }],
  )
}

interface Measured extends Due {
  readonly used: number
}

/** Writes what was measured: use never falls, no more is used than was bought, and what is used up is due to end. */
const keep = async (
  trx: Db,
  due: readonly Due[],
  measured: readonly Measured[],
  now: Date,
): Promise<void> => {
  await write(trx)
    .updateTable('order_lines')
    .set({ used_at: now })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute()
  for (const { id, used, document } of measured)
    await write(trx)
      .updateTable('order_lines')
      .set({
        used: sql<string>`greatest(coalesce(used, 0), ${Math.min(used, document.amount)}::numeric)`,
        // The provisioner ends it as it ends what is over by time.
        ...(isUsedUp(document.amount, used) && { ends_at: now, provision_at: now }),
      })
      .where('id', '=', id)
      .where('provision_status', '=', 'open')
      .execute()
}

/** Tells owners of what is nearly used up, and their leaders too once it ends: the greatest part that is reached, each once. */
const tell = async (trx: Db, measured: readonly Measured[], now: Date): Promise<void> => {
  for (const { id, document, ownerId, used } of measured) {
    const percent = usageReached(document.amount, used)
    if (percent === null) continue
    const told = await write(trx)
      .updateTable('order_lines')
      .set({ use_told: percent })
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('use_told', 'is', null), eb('use_told', '<', percent)]))
      .returning('id')
      .executeTakeFirst()
    if (told === undefined) continue
    const notice = { eventId: `usage:${id}:${percent}`, subjectId: id, now }
    const named = noticedGoods(document.name)
    if (percent < 100)
      await notify(trx, {
        ...notice,
        userIds: [ownerId],
        kind: 'amountUsed',
        details: { ...named, percent },
      })
    else
      await notify(trx, {
        ...notice,
        userIds: [ownerId, ...(await leadersOf(trx, [ownerId])).map(({ leaderId }) => leaderId)],
        kind: 'amountEnded',
        details: { ...named, date: platformDay(now.getTime() + DATA_KEPT_MS) },
      })
  }
}

const ask = (
  provisioner: Provisioner,
  resources: readonly Metered[],
): Promise<E.Either<string, ReadonlyMap<string, number>>> =>
  pipe(
    TE.tryCatch(() => provisioner.use(resources), String),
    TE.chainEitherK((outcome) => outcome),
  )()

/** Asks the centre how much of what was bought by amount is used, notes it, and tells whose amount comes to its end. */
export const meterUse = async ({ db, clock, log }: Platform, provisioner: Provisioner): Promise<void> => {
  const now = new Date(clock())
  for (;;) {
    const due = await findDue(db, now)
    if (due.length === 0) return
    const uses = await ask(
      provisioner,
      due.map(({ id, document, openedAt }) => ({ lineId: id, line: document, openedAt })),
    )
    if (E.isLeft(uses)) {
      log.warn({ resources: due.length, reason: uses.left }, 'use could not be measured')
      return
    }
    const measured = due.flatMap((one) => {
      const used = uses.right.get(one.id)
      return used === undefined ? [] : [{ ...one, used }]
    })
    await transact(db, async (trx) => {
      await keep(trx, due, measured, now)
      await tell(trx, measured, now)
      return E.right(undefined)
    })
    if (due.length < BATCH_SIZE) return
  }
}
