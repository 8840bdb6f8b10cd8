export { type OrderLineLinks, OrderLines, type OrderLinesProps } from './OrderLines.tsx'
export { tones } from './tones.ts'
