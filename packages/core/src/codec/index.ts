export * from './decode.ts'
export * from './primitives.ts'
