export * from './fill.ts'
export * from './masks.ts'
export * from './patterns.ts'
export * from './prc.ts'
