import { timingSafeEqual } from 'node:crypto'

/** Whether a key is the expected one, in a time that does not tell how much of it was right. */
export const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
