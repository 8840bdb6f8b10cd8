import type { Order } from '@compute-mall/core/order'

/** Whether an order will change by itself soon: money or resources are on their way (D24). */
export const isMoving = ({ status, lines }: Order): boolean =>
  status === 'charging' ||
  (status === 'paid' &&
    lines.some(({ provision }) => provision.status === 'pending' || provision.status === 'opening'))
