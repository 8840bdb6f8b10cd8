import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { goodsEndpoints, OwnGoods, ownGoodsEndpoints } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { type AuditActor, actorOf, sellerExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handler, Handlers, PreparedHandler, SessionUser } from '../platform/http/index.ts'
import { bulkOperation, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { checkDraft, findOwn, revokeGoods, submitGoods } from './store/applications.ts'
import {
  beginGoods,
  deleteGoods,
  discardGoodsDraft,
  feature,
  setShelfTime,
  setStock,
} from './store/changes.ts'
import { ownGoodsOf } from './store/detail.ts'
import { ownGoodsColumns } from './store/export.ts'
import { readPlatformLimits } from './store/limits.ts'
import { type LifeRow, lockLife, takeGoodsStep } from './store/lives.ts'
import { ownCounts, ownSource, rowOf } from './store/own.ts'
import type { Taxonomy } from './store/problems.ts'

type OwnCall = keyof typeof ownGoodsEndpoints
type Caller = Context<SessionUser>
type Change = (
  trx: Db,
  row: LifeRow,
  by: AuditActor & { readonly actorId: string },
) => Promise<E.Either<Refusal, unknown>>

/** What merchants do with the goods of their own shop (R4.03, R6.06, W11). Another's are as ones that are not there. */
export const ownGoodsHandlers = (
  platform: Platform,
  readTaxonomy: (db: Db) => Promise<Taxonomy>,
): Pick<Handlers<typeof goodsEndpoints>, OwnCall> => {
  const { db, vault } = platform

  /** The shop for which a user acts; nobody else gets past the access of these calls. */
  const shopOf = ({ user }: Caller): string => user.retailerId ?? ''
  const actor = (context: Caller) => ({ ...actorOf(context, 'seller'), actorId: context.user.id })

  const own = async (from: Db, goodsId: string, context: Caller): Promise<E.Either<Refusal, OwnGoods>> => {
    const row = await findOwn(from, goodsId, shopOf(context))
    return row === undefined
      ? E.left(refusals.goodsNotFound())
      : E.right(
          await ownGoodsOf(from, row, { mayChange: context.user.duties.has('goods'), now: context.now }),
        )
  }

  const source = async (context: Caller) =>
    ownSource(shopOf(context), { now: context.now, limits: await readPlatformLimits(db) })

  /** One change of goods that are locked. */
  const changeOne = async (
    trx: Db,
    goodsId: string,
    context: Caller,
    change: Change,
  ): Promise<E.Either<Refusal, void>> => {
    const row = await lockLife(trx, goodsId)
    if (row === undefined || row.shop_id !== shopOf(context)) return E.left(refusals.goodsNotFound())
    const done = await change(trx, row, actor(context))
    return E.isLeft(done) ? done : E.right(undefined)
  }

  const changed = (goodsId: string, context: Caller, change: Change) =>
    context.transact(async (trx) => {
      const done = await changeOne(trx, goodsId, context, change)
      return E.isLeft(done) ? done : own(trx, goodsId, context)
    })

  type Bulk = (typeof ownGoodsEndpoints)['shelve']
  const bulk = (call: string, change: Change): PreparedHandler<Bulk> => ({
    prepare: async ({ body: { goodsId: ids } }, context) => {
      const request = { userId: context.user.id, key: context.idempotencyKey ?? '', call, ids }
      const answer = await bulkOperation(platform, request, (trx, id) => changeOne(trx, id, context, change))
      const handler: Handler<Bulk> = async () => E.right(answer)
      return E.right(handler)
    },
  })

  return {
    ownList: async ({ query }, context) => shownPage(platform, await source(context), query, rowOf),
    ownExport: async ({ query }, context) =>
      sellerExport(context, {
        action: 'goods.exported',
        type: 'goods',
        query,
        name: 'goods',
        found: rowsOf(db, await source(context), query),
        rowOf,
        columns: ownGoodsColumns(context.language),
      }),
    ownCounts: async (_, context) => E.right(await ownCounts(db, shopOf(context))),
    own: ({ params: { id } }, context) => own(db, id, context),
    create: ({ body }, context) =>
      context.transact((trx) => beginGoods(trx, body, { shopId: shopOf(context), by: actor(context) })),
    discardDraft: ({ params: { id } }, context) => changed(id, context, discardGoodsDraft),
    check: async ({ params: { id } }, context) => {
      const row = await findOwn(db, id, shopOf(context))
      return row === undefined
        ? E.left(refusals.goodsNotFound())
        : checkDraft(db, row, { taxonomy: await readTaxonomy(db), now: context.now })
    },
    submit: ({ params: { id }, body: { revision, answers = {} } }, context) =>
      changed(id, context, async (trx, row, by) => {
        const judging = { taxonomy: await readTaxonomy(trx), now: context.now }
        return submitGoods(trx, row, { revision, answers, by, vault, ...judging })
      }),
    revoke: ({ params: { id } }, context) => changed(id, context, revokeGoods),
    shelve: bulk('goods.shelve', (trx, row, by) => takeGoodsStep(trx, row, { type: 'goods.shelved' }, by)),
    unshelve: bulk('goods.unshelve', (trx, row, by) =>
      takeGoodsStep(trx, row, { type: 'goods.unshelved' }, by),
    ),
    feature: bulk('goods.feature', (trx, row, by) => feature(trx, row, by, true)),
    unfeature: bulk('goods.unfeature', (trx, row, by) => feature(trx, row, by, false)),
    delete: bulk('goods.delete', deleteGoods),
    setStock: ({ params: { id }, body }, context) =>
      changed(id, context, (trx, row, by) => setStock(trx, row, by, body)),
    setShelfTime: ({ params: { id }, body: { shelfAt } }, context) =>
      changed(id, context, (trx, row, by) => setShelfTime(trx, row, by, shelfAt ?? null)),
  }
}
