export { type OrderLineLinks, OrderLines, type OrderLinesProps } from './OrderLines.tsx'
export { tones } from './tones.ts'
export { useAmount } from './useAmount.ts'
