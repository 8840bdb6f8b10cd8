import type { ReviewState, ShelfState } from '@compute-mall/core/goods'
import type { Tone } from '@compute-mall/ui/parts'

export const shelfTones: Readonly<Record<ShelfState, Tone>> = {
  unlisted: 'neutral',
  awaiting: 'info',
  executing: 'info',
  on: 'success',
  off: 'neutral',
  forcedOff: 'danger',
  failed: 'danger',
}

export const reviewTones: Readonly<Record<ReviewState, Tone>> = {
  draft: 'neutral',
  pending: 'info',
  revoked: 'neutral',
  refused: 'danger',
  passed: 'success',
}
