import type { ResourceLinks } from '@compute-mall/console/features/resource/links.ts'

/** Addresses as the console gives them. */
export const resourceLinks: ResourceLinks = {
  resources: '/resources',
  resource: (lineId) => `/resources/${lineId}`,
  order: (orderId) => `/orders/${orderId}`,
  renew: (lineId) => `/renew?lineId=${lineId}`,
  goods: ({ skuId }) => `/goods?skuId=${skuId}`,
  shopping: '/',
  support: '/support',
}
