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
