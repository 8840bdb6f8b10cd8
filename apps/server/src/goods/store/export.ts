import type { Language } from '@compute-mall/core/codec'
import { goodsMessages, type OwnGoodsRow } from '@compute-mall/core/goods'
import type { CsvColumns } from '../../platform/lists/index.ts'

/** The export of one's own goods, as on the screen. */
export const ownGoodsColumns = (language: Language): CsvColumns<OwnGoodsRow> => {
  const texts = goodsMessages[language]
  return [
    [texts['column.number'], ({ goodsId }) => goodsId],
    [texts['column.name'], ({ name }) => name[language]],
    [texts['column.kind'], ({ kind }) => texts[`kind.${kind}`]],
    [texts['column.shelf'], ({ life }) => texts[`shelf.${life.shelf}`]],
    [texts['column.review'], ({ life }) => texts[`review.${life.review}`]],
    [texts['column.price'], ({ priceFrom }) => priceFrom?.price],
    [texts['column.stock'], ({ stock }) => stock?.free],
    [texts['column.sales'], ({ saleCount }) => saleCount],
    [texts['column.changedAt'], ({ changedAt }) => changedAt],
  ]
}
