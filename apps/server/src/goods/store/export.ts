import type { Language } from '@compute-mall/core/codec'
import { goodsMessages, type OwnGoodsRow } from '@compute-mall/core/goods'

const COLUMNS = ['number', 'name', 'kind', 'shelf', 'review', 'price', 'stock', 'sales', 'changedAt'] as const

/** The head of the export of one's own goods. */
export const exportHead = (language: Language): readonly string[] =>
  COLUMNS.map((column) => goodsMessages[language][`column.${column}`])

/** A row of that export, as on the screen. */
export const exportCells = (
  { goodsId, name, kind, life, priceFrom, stock, saleCount, changedAt }: OwnGoodsRow,
  language: Language,
): readonly (string | number | null)[] => {
  const texts = goodsMessages[language]
  return [
    goodsId,
    name[language],
    texts[`kind.${kind}`],
    texts[`shelf.${life.shelf}`],
    texts[`review.${life.review}`],
    priceFrom?.price ?? null,
    stock?.free ?? null,
    saleCount,
    changedAt,
  ]
}
