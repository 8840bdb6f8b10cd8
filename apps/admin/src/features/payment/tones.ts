import type { DifferenceState, SlipStatus } from '@compute-mall/core/payment'
import type { Tone } from '@compute-mall/ui/parts'

export const slipTones: Readonly<Record<SlipStatus, Tone>> = {
  waiting: 'warn',
  confirmed: 'success',
  refused: 'danger',
  expired: 'neutral',
}

export const differenceTones: Readonly<Record<DifferenceState, Tone>> = {
  open: 'warn',
  explained: 'success',
  settled: 'neutral',
}
