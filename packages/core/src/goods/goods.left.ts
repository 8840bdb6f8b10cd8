/** From here on what is left is told in two digits. */
const ABOUT_FROM = 100

/**
 * How much is left, as it is told: exactly while it is little, else rounded down to two digits, so that whoever asks
 * for it gets it, and nobody reads a stock from it.
 * @example
 * import { aboutLeft } from '@compute-mall/core/goods'
 *
 * aboutLeft(3_247) // → 3200
 * aboutLeft(97) // → 97
 */
export const aboutLeft = (free: number): number => {
  if (free < ABOUT_FROM) return free
  const step = 10 ** (Math.floor(Math.log10(free)) - 1)
  return Math.floor(free / step) * step
}

/** Whether what is told as left may be a little less than there is. */
export const isAbout = (left: number): boolean => left >= ABOUT_FROM
