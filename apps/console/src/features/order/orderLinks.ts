import { addresses } from '@compute-mall/app'
import type { PayPlace } from '@compute-mall/core/order'
import { routes } from '../../routes.ts'
import type { OrderLinks } from './links.ts'

const payAddresses = {
  cashier: addresses.mall.pay,
  scan: addresses.mall.scan,
  remittance: addresses.mall.remittance,
} as const satisfies Record<PayPlace, object>

/** Where the pages of orders lead to. */
export const orderLinks: OrderLinks = {
  orders: routes.orders.href(),
  order: (orderId) => routes.order.href({ orderId }),
  pay: (place, orderId) => payAddresses[place].href({ orderId }),
  goods: ({ goodsId, skuId }) => addresses.mall.goods.href({ goodsId, skuId }),
  resource: (lineId) => routes.resource.href({ lineId }),
  renew: (lineId) => addresses.mall.renew.href({ lineId }),
  shopping: addresses.mall.home.href(),
  cart: addresses.mall.cart.href(),
  chat: (shopId) => addresses.mall.chats.href({ shopId }),
}
