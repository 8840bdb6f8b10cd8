/** What may be typed into a quantity: whole numbers from `minimum` to `maximum`. */
export interface QuantityLimits {
  readonly minimum: number
  readonly maximum: number
}

/** A limit as it is read: in groups of three digits, in both languages. */
export const shownLimit = (limit: number): string => limit.toLocaleString('en')

export type Correction = 'raised' | 'lowered'

/** A number as it was typed, without full-width digits and what groups them: `１,２００．５` is `1200.5`. */
export const plainNumber = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s,]/g, '')

/** The whole number that was typed, full-width digits included; `null` where there is none. */
export const readQuantity = (typed: string): number | null => {
  const digits = plainNumber(typed)
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : null
}

/** Brings a quantity into its limits and tells what it had to do. */
export const fitQuantity = (
  quantity: number,
  { minimum, maximum }: QuantityLimits,
): { readonly quantity: number; readonly correction: Correction | null } =>
  quantity < minimum
    ? { quantity: minimum, correction: 'raised' }
    : quantity > maximum
      ? { quantity: maximum, correction: 'lowered' }
      : { quantity, correction: null }

/** The number that was typed, digits behind the point cut off after `decimals`; `null` where there is none. */
export const readDecimal = (typed: string, decimals: number): number | null => {
  const digits = plainNumber(typed)
  const [, whole, behind = ''] = /^(-?\d{1,12})(?:\.(\d*))?$/.exec(digits) ?? []
  return whole === undefined ? null : Number(`${whole}.${behind.slice(0, decimals) || '0'}`)
}
