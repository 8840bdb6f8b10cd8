import type { shopEndpoints } from '@compute-mall/core/shop'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { logoRoutes } from './logo.routes.ts'
import { shopHandlers } from './shop.handlers.ts'

export { type NewShop, openShop } from './store/open.ts'
export { changeLogo, lockShop, ownShopOf } from './store/own.ts'
export { logoAddress, type ShopRow, shopColumns, shopOf, shopRank } from './store/rows.ts'

export const shopModule = (platform: Platform): ServerModule<typeof shopEndpoints> => ({
  handlers: shopHandlers(platform),
  routes: logoRoutes(platform),
})
