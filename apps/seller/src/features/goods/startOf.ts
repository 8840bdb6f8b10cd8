import { emptyGoodsForm, type GoodsForm, type OwnGoods, readGoodsForm } from '@compute-mall/core/goods'

/** The goods as they are edited: the draft, else what was refused or taken back, else what buyers see. */
export const startOf = ({
  draft,
  application,
  published,
  row,
}: Pick<OwnGoods, 'draft' | 'application' | 'published' | 'row'>): GoodsForm => {
  if (draft !== null) return readGoodsForm(draft.record)
  if (application !== null && (application.state === 'refused' || application.state === 'revoked'))
    return application.form
  return published ?? emptyGoodsForm(row.kind)
}

/**
 * The goods as they are described while buyers see nothing of them: in the draft, else in what was handed in; null once
 * they were published, and before anything was written.
 */
export const proposedOf = ({
  draft,
  application,
  published,
}: Pick<OwnGoods, 'draft' | 'application' | 'published'>): {
  readonly from: 'draft' | 'application'
  readonly form: GoodsForm
} | null => {
  if (published !== null) return null
  if (draft !== null) return { from: 'draft', form: readGoodsForm(draft.record) }
  return application === null ? null : { from: 'application', form: application.form }
}
