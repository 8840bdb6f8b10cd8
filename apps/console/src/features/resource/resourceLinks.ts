import { addresses } from '@compute-mall/app'
import { DEFAULT_SHOP_ID } from '@compute-mall/core/chat'
import { routes } from '../../routes.ts'
import type { ResourceLinks } from './links.ts'

/** Where the pages of resources lead to. */
export const resourceLinks: ResourceLinks = {
  resources: routes.resources.href(),
  resource: (lineId) => routes.resource.href({ lineId }),
  order: (orderId) => routes.order.href({ orderId }),
  renew: (lineId) => addresses.mall.renew.href({ lineId }),
  goods: ({ goodsId, skuId }) => addresses.mall.goods.href({ goodsId, skuId }),
  shopping: addresses.mall.home.href(),
  support: addresses.mall.chats.href({ shopId: DEFAULT_SHOP_ID }),
}
