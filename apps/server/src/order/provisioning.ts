import { E, pipe, TE } from '@compute-mall/core/fp'
import { noticedGoods } from '@compute-mall/core/notice'
import {
  DATA_KEPT_MS,
  firstTermEnd,
  nextProvisionStatus,
  type ProvisionEventName,
} from '@compute-mall/core/order'
import { SECOND_MS } from '@compute-mall/core/time'
import type { Updateable } from 'kysely'
import { managersWith, shopStaffWith } from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import { transact } from '../platform/database/index.ts'
import { eachDue } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Vault } from '../platform/vault.ts'
import { sealedAccess } from './access.secrets.ts'
import type { LineDocument, LineRow, OrderLineTable } from './order.tables.ts'
import type { OpeningOutcome, Provisioner } from './provisioner.ts'
import { closeRefundRequests } from './store/refundRequests.ts'
import { isReleasable, releaseLines } from './store/resources.ts'
import { lockOrder, type OrderRow } from './store/steps.ts'
import { write } from './store/write.ts'

/** Lines taken up in one round, oldest first. */
const BATCH_SIZE = 50
/** How often the provisioner is asked whether it is done. */
const ASK_AGAIN_MS = SECOND_MS
/** Openings that failed are tried again after 10 s, 20 s, 40 s and 80 s, and then shown to operations (D24). */
const MAX_TRIES = 5
const FIRST_RETRY_MS = 10 * SECOND_MS

type Outcome = E.Either<string, OpeningOutcome>

/** What a step writes; `provision_at` is when there is something to do next. */
type LineChange = Updateable<OrderLineTable>

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** When what is opened now ends; null for what does not. */
const endOf = (line: LineDocument, now: Date): Date | null => {
  const end = firstTermEnd(line, now.toISOString())
  return end === null ? null : new Date(end)
}

const stepOf = (vault: Vault, line: LineRow, outcome: Outcome | undefined, now: Date): LineChange => {
  const moved = (event: ProvisionEventName) => ({
    provision_status: nextProvisionStatus(line.provision_status, event),
  })
  if (line.provision_status === 'open')
    return { ...moved('provision.ended'), provision_at: after(now, DATA_KEPT_MS) }
  if (outcome === undefined) return { ...moved('provision.started'), provision_at: now }
  if (E.isLeft(outcome))
    return {
      ...moved('provision.failed'),
      ...retryOf(line, now),
      provision_error: outcome.left.slice(0, 500),
    }
  if (outcome.right.kind === 'opening') return { provision_at: after(now, ASK_AGAIN_MS) }
  const endsAt = endOf(line.document, now)
  return {
    ...moved('provision.opened'),
    opened_at: now,
    ends_at: endsAt,
    provision_at: endsAt,
    provision_error: null,
    access: JSON.stringify(sealedAccess(vault, line.id, outcome.right.access)),
  }
}

const retryOf = ({ provision_tries }: LineRow, now: Date): LineChange => {
  const tries = provision_tries + 1
  const again = tries < MAX_TRIES ? after(now, FIRST_RETRY_MS * 2 ** provision_tries) : null
  return { provision_tries: tries, provision_at: again }
}

const readLine = (trx: Db, id: string): Promise<LineRow> =>
  trx.selectFrom('order_lines').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What was read of a line is what is there: nobody has moved it meanwhile, and no renewal has put its time off. */
const isStillDue = (line: LineRow, due: LineRow, now: Date): boolean =>
  line.provision_status === due.provision_status && line.provision_at !== null && line.provision_at <= now

/** Does what is due for one line; a line that is not due any more is left alone. */
const advance = async (
  { db, log, vault }: Platform,
  provisioner: Provisioner,
  due: LineRow,
  order: OrderRow,
  now: Date,
): Promise<void> => {
  const outcome = due.provision_status === 'opening' ? await ask(provisioner, due, order) : undefined
  if (outcome !== undefined && E.isLeft(outcome))
    log.warn({ line: due.id, tries: due.provision_tries + 1, reason: outcome.left }, 'opening failed')
  await transact(db, async (trx) => {
    const locked = await lockOrder(trx, due.order_id)
    const line = await readLine(trx, due.id)
    if (!isStillDue(line, due, now)) return E.right(undefined)
    if (line.provision_status === 'expired') return E.right(await releaseLines(trx, [line]))
    const change = stepOf(vault, line, outcome, now)
    await write(trx).updateTable('order_lines').set(change).where('id', '=', line.id).execute()
    if (change.provision_status === 'open') await closeRefundRequests(trx, line.order_id, now)
    if (change.provision_status === 'failed' && change.provision_at === null && locked !== undefined)
      await tellFailure(trx, locked, line, now)
    // Refunded while it was being opened: whether that went well or not, what it held goes back.
    if (locked?.status !== 'paid' && isReleasable(change.provision_status ?? line.provision_status))
      await releaseLines(trx, [line])
    return E.right(undefined)
  })
}

/** Buyer, shop and maintenance learn that an opening is given to operations (2.0, Notices). */
const tellFailure = async (
  trx: Db,
  order: OrderRow,
  { id, document, provision_tries }: LineRow,
  now: Date,
): Promise<void> =>
  notify(trx, {
    userIds: [
      order.user_id,
      ...(await shopStaffWith(trx, document.shopId, 'orders')),
      ...(await managersWith(trx, 'maintenance')),
    ],
    kind: 'openingFailed',
    eventId: `opening:${id}:failed:${provision_tries}`,
    subjectId: order.id,
    details: noticedGoods(document.name),
    now,
  })

const ask = (provisioner: Provisioner, { id, document }: LineRow, order: OrderRow): Promise<Outcome> =>
  pipe(
    TE.tryCatch(
      () =>
        provisioner.open({
          lineId: id,
          orderNo: order.order_no,
          line: document,
          startedAt: order.paid_at ?? order.created_at,
        }),
      String,
    ),
    TE.chainEitherK((outcome) => outcome),
  )()

/** Opens, ends and releases the lines whose time has come (decision D24). */
export const provisionDue = async (platform: Platform, provisioner: Provisioner): Promise<void> => {
  const now = new Date(platform.clock())
  const due = await platform.db
    .selectFrom('order_lines')
    .selectAll()
    .where('provision_at', '<=', now)
    .orderBy('provision_at')
    .limit(BATCH_SIZE)
    .execute()
  await eachDue(due, platform.log, async (line) => {
    const order = await platform.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', line.order_id)
      .executeTakeFirstOrThrow()
    await advance(platform, provisioner, line, order, now)
  })
}
