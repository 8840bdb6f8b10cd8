export type { OrderLineLinks } from './LineAccess.tsx'
export { OrderLines, type OrderLinesProps } from './OrderLines.tsx'
export { tones } from './tones.ts'
export { useAmount } from './useAmount.ts'
