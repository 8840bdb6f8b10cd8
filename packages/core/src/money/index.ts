export * from './arithmetic.ts'
export * from './format.ts'
export * from './money.codec.ts'
