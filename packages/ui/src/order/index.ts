export { OrderLines, type OrderLinesProps } from './OrderLines.tsx'
export { tones } from './tones.ts'
