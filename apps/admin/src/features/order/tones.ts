import type { ProvisionStatus, RefundState, RefundStatus } from '@compute-mall/core/order'
import type { Tone } from '@compute-mall/ui/parts'

export const provisionTones: Readonly<Record<ProvisionStatus, Tone>> = {
  pending: 'neutral',
  opening: 'info',
  open: 'success',
  expired: 'neutral',
  released: 'neutral',
  failed: 'danger',
}

export const refundTones: Readonly<Record<RefundStatus, Tone>> = {
  asked: 'warn',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  closed: 'neutral',
}

export const owedTones: Readonly<Record<RefundState, Tone>> = {
  approved: 'warn',
  inProgress: 'info',
  returned: 'success',
}
