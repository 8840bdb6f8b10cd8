export * from './decode.ts'
export * from './primitives.ts'
export * from './shape.ts'
