/** Exact amounts: arithmetic without a lost digit, and how amounts and numbers are written. */
export * from './arithmetic.ts'
export * from './format.ts'
export * from './money.codec.ts'
