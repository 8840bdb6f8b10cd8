import type { BillingUnit, Goods, Pricing } from './goods.codec.ts'

/** In what a price is counted: a year of storage is a year of each GB, for which there is no billing unit. */
export const shownUnit = (
  { kind }: Pick<Goods, 'kind'>,
  { unit }: Pick<Pricing, 'unit'>,
): BillingUnit | 'gbYear' => (kind === 'storage' && unit === 'year' ? 'gbYear' : unit)
