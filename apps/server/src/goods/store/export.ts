import type { Language } from '@compute-mall/core/codec'
import { goodsMessages, type OwnGoodsRow, shownUnit } from '@compute-mall/core/goods'
import { type CsvColumns, csvKinds } from '../../platform/lists/index.ts'

/** The export of one's own goods, as on the screen. */
export const ownGoodsColumns = (language: Language): CsvColumns<OwnGoodsRow> => {
  const { money, number, text, time } = csvKinds(language)
  const texts = goodsMessages[language]
  return [
    text(texts['column.number'], ({ goodsId }) => goodsId),
    text(texts['column.name'], ({ name }) => name[language]),
    text(texts['column.kind'], ({ kind }) => texts[`kind.${kind}`]),
    text(texts['column.shelf'], ({ life }) => texts[`shelf.${life.shelf}`]),
    text(texts['column.review'], ({ life }) => texts[`review.${life.review}`]),
    money(texts['column.price'], ({ priceFrom }) => priceFrom?.price),
    text(
      texts['column.priceUnit'],
      ({ kind, priceFrom }) => priceFrom && texts[`unit.${shownUnit({ kind }, priceFrom)}`],
    ),
    number(texts['column.stock'], ({ stock }) => stock?.free),
    number(texts['column.sales'], ({ saleCount }) => saleCount),
    time(texts['column.changedAt'], ({ changedAt }) => changedAt),
  ]
}
