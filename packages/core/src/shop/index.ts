/**
 * The shops of the mall (spec section 3, Shop).
 *
 * `Shop` is one of them, `shopEndpoints` asks for it and for the totals of the mall; `RATING_PRIOR` is how much shops
 * are trusted of whom little is known.
 *
 * @module
 */

export { shopMissing } from './missing.errors.ts'
export { OwnShop, ShopProfile, ShopStaff } from './own.codec.ts'
export { AWAY_MESSAGE_LENGTH, MAX_DAYS_OFF, MAX_STAFF } from './own.limits.ts'
export {
  type ProfileFault,
  type ProfileField,
  previewedShop,
  profileFaults,
  profileOf,
  tidiedProfile,
} from './own.rules.ts'
export { Shop, ShopTotals } from './shop.codec.ts'
export { shopEndpoints } from './shop.endpoints.ts'
export { shopRefusals } from './shop.errors.ts'
export { type ServiceHours, serviceStateAt, shownHours } from './shop.hours.ts'
export { shopMessages } from './shop.messages.ts'
export { isShopDay, RATING_PRIOR } from './shop.rules.ts'
