import type { Tone as Feeling } from '@compute-mall/core/order'
import type { Tone } from '../parts/index.ts'

/** How a state of an order looks. */
export const tones: Readonly<Record<Feeling, Tone>> = {
  due: 'warn',
  underWay: 'info',
  good: 'success',
  over: 'neutral',
  wrong: 'danger',
}
