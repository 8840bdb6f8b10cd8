import { isBlank } from '@compute-mall/core/codec'
import type { SkuForm } from '@compute-mall/core/goods'

/** What came of pasted cells. */
export interface Pasted {
  readonly next: readonly SkuForm[]
  /** Skus that a line was found for. */
  readonly found: number
  /** Lines that are those of no sku, or say no price. */
  readonly left: readonly string[]
}

interface Cells {
  readonly sn: string
  readonly price: string
  readonly sourcePrice: string
  readonly capacity: number | null
}

const AMOUNT = /^\d+(\.\d{1,4})?$/
const WHOLE = /^\d+$/
const amountOf = (cell = ''): string => cell.trim().replaceAll(/[¥￥,]/g, '')

/** A line of a spreadsheet: serial number, price, then list price and capacity where they are given. */
const cellsOf = (line: string): Cells | null => {
  const [sn = '', price, sourcePrice, capacity] = line.split(/\t|;|，/)
  const [now, before, holds] = [amountOf(price), amountOf(sourcePrice), amountOf(capacity)]
  if (!AMOUNT.test(now) || (before !== '' && !AMOUNT.test(before)) || (holds !== '' && !WHOLE.test(holds)))
    return null
  return {
    sn: sn.trim(),
    price: now,
    sourcePrice: before === '' ? now : before,
    capacity: holds === '' ? null : Number(holds),
  }
}

const withCells = (sku: SkuForm, { price, sourcePrice, capacity }: Cells): SkuForm => ({
  ...sku,
  pricing: sku.pricing.map((pricing, at) => (at === 0 ? { ...pricing, price, sourcePrice } : pricing)),
  stock: sku.stock.map((stock, at) => (at === 0 && capacity !== null ? { ...stock, capacity } : stock)),
})

/**
 * The first price and the first capacity of each sku as the cells of a spreadsheet say, line by line, by serial number
 * whatever its case (width 2.5, Prices).
 */
export const pasted = (skus: readonly SkuForm[], text: string): Pasted => {
  const lines = text.split(/\r?\n/).filter((line) => !isBlank(line))
  const known = new Map<string, Cells>()
  const left: string[] = []
  for (const line of lines) {
    const cells = cellsOf(line)
    const sn = cells?.sn.toUpperCase()
    if (cells !== null && sn !== undefined && skus.some((sku) => sku.sn.toUpperCase() === sn))
      known.set(sn, cells)
    else left.push(line)
  }
  return {
    next: skus.map((sku) => {
      const cells = known.get(sku.sn.toUpperCase())
      return cells === undefined ? sku : withCells(sku, cells)
    }),
    found: known.size,
    left,
  }
}
