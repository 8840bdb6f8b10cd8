import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { type GoodsForm, readGoodsForm } from '@compute-mall/core/goods'
import { actorOf } from '../audit/index.ts'
import type { DraftForm } from '../form/index.ts'
import type { Db } from '../platform/database/index.ts'
import { draftOwner, findOwn, GOODS_DRAFT } from './store/applications.ts'
import { told } from './store/forms.ts'
import { type LifeRow, lockLife, takeGoodsStep } from './store/lives.ts'
import { write } from './store/write.ts'

/** Notes that a draft was saved: goods that nobody has seen yet are called as their draft says. */
export const noteDraft = async (
  trx: Db,
  { goods_id, shelf }: Pick<LifeRow, 'goods_id' | 'shelf'>,
  { name, kind }: Pick<GoodsForm, 'name' | 'kind'>,
  now: Date,
): Promise<void> => {
  await write(trx)
    .updateTable('goods_lives')
    .set({ changed_at: now, ...(shelf === 'unlisted' && { name: told(name), kind }) })
    .where('goods_id', '=', goods_id)
    .execute()
}

/** Drafts of goods: one for each goods item, of its shop alone (issue rule 7), for staff with the duty `goods`. */
export const goodsDraft = (db: Db): DraftForm => ({
  name: GOODS_DRAFT,
  sealed: [],
  ownerOf: async (user, subjectId) => {
    if (subjectId === undefined || user.retailerId === null) return null
    if (!user.duties.has('goods')) return null
    const row = await findOwn(db, subjectId, user.retailerId)
    return row === undefined ? null : draftOwner(row.goods_id)
  },
  beforeSave: async (trx, { subjectId, record }, context) => {
    const row = await lockLife(trx, subjectId ?? '')
    if (row === undefined) return E.left(refusals.goodsNotFound())
    if (row.review === 'pending') return E.left(refusals.goodsStateConflict())
    await noteDraft(trx, row, readGoodsForm(record), context.now)
    if (row.review === 'draft') return E.right(undefined)
    const taken = await takeGoodsStep(trx, row, { type: 'draft.changed' }, actorOf(context, 'seller'))
    return E.isLeft(taken) ? taken : E.right(undefined)
  },
})
