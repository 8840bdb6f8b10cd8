import type { Migrations } from '../platform/database/index.ts'
import * as platform from './0001-platform.ts'
import * as identity from './0002-identity.ts'
import * as site from './0010-site.ts'
import * as shop from './0011-shop.ts'
import * as resource from './0012-resource.ts'
import * as goods from './0013-goods.ts'
import * as search from './0014-search.ts'
import * as asset from './0015-asset.ts'
import * as accessPaths from './0016-access-paths.ts'
import * as goodsApplications from './0017-goods-applications.ts'
import * as cart from './0020-cart.ts'
import * as purchase from './0021-purchase.ts'
import * as order from './0022-order.ts'
import * as payment from './0023-payment.ts'
import * as buyerLimit from './0024-buyer-limit.ts'
import * as searchProfiles from './0025-search-profiles.ts'
import * as cartRoom from './0026-cart-room.ts'
import * as renewal from './0027-renewal.ts'
import * as searchOffers from './0028-search-offers.ts'
import * as cartPut from './0029-cart-put.ts'
import * as settlement from './0030-settlement.ts'
import * as chat from './0040-chat.ts'

/** In the order in which they are applied; a number is never used twice and a published one never changed. */
export const migrations: Migrations = {
  '0001-platform': platform,
  '0002-identity': identity,
  '0010-site': site,
  '0011-shop': shop,
  '0012-resource': resource,
  '0013-goods': goods,
  '0014-search': search,
  '0015-asset': asset,
  '0016-access-paths': accessPaths,
  '0017-goods-applications': goodsApplications,
  '0020-cart': cart,
  '0021-purchase': purchase,
  '0022-order': order,
  '0023-payment': payment,
  '0024-buyer-limit': buyerLimit,
  '0025-search-profiles': searchProfiles,
  '0026-cart-room': cartRoom,
  '0027-renewal': renewal,
  '0028-search-offers': searchOffers,
  '0029-cart-put': cartPut,
  '0030-settlement': settlement,
  '0040-chat': chat,
}
