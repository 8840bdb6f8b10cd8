import type { OrderStatus, ProvisionStatus } from '@compute-mall/core/order'
import type { Tone } from '@compute-mall/ui/parts'

export const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  unpaid: 'warn',
  charging: 'info',
  paid: 'success',
  refunded: 'neutral',
  cancelled: 'neutral',
}

export const provisionTones: Readonly<Record<ProvisionStatus, Tone>> = {
  pending: 'info',
  opening: 'info',
  open: 'success',
  expired: 'neutral',
  released: 'neutral',
  failed: 'danger',
}
