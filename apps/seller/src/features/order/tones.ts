import type { ProvisionStatus } from '@compute-mall/core/order'
import type { Tone } from '@compute-mall/ui/parts'

export const provisionTones: Readonly<Record<ProvisionStatus, Tone>> = {
  pending: 'info',
  opening: 'info',
  open: 'success',
  expired: 'neutral',
  released: 'neutral',
  failed: 'danger',
}
