import * as t from 'io-ts'
import { Id, LineUpTo, OneOf, Personal, Repeated } from '../codec/index.ts'
import { anyone, endpoint, shopOrRole, withDuty } from '../http/index.ts'
import { givenDuties } from '../identity/index.ts'
import { OwnShop, ShopProfile } from './own.codec.ts'
import { Shop, ShopTotals } from './shop.codec.ts'

const ByUser = t.type({ userId: Id })
const Duties = Repeated(OneOf('GivenDuty', givenDuties), givenDuties.length)

/** Spec section 7, "Settlement and shops". */
export const shopEndpoints = {
  totals: endpoint({ method: 'GET', path: '/mall/shop/shopTotals', access: anyone, response: ShopTotals }),
  detail: endpoint({
    method: 'GET',
    path: '/mall/shop/:id/detail',
    access: anyone,
    params: t.type({ id: Id }),
    response: Shop,
  }),
  /** The shop that the caller works for, with its staff (2.5, Shop). */
  own: endpoint({ method: 'GET', path: '/mall/seller/shop', access: shopOrRole(), response: OwnShop }),
  /** Refusals: SHOP10004 with the fields that are wrong. */
  changeProfile: endpoint({
    method: 'POST',
    path: '/mall/seller/shop',
    access: withDuty('owner'),
    body: ShopProfile,
    response: OwnShop,
  }),
  /** Refusals: SHOP10002 for nobody, a manager or somebody of a shop, SHOP10003 when there are enough. */
  addStaff: endpoint({
    method: 'POST',
    path: '/mall/seller/staff',
    access: withDuty('owner'),
    body: t.type({ userName: Personal('name', LineUpTo(64)), duty: Duties }),
    response: OwnShop,
  }),
  /** Refusals: SYS10002 for nobody of the shop, SHOP10001 for its owner. */
  changeStaff: endpoint({
    method: 'POST',
    path: '/mall/seller/staff/:userId',
    access: withDuty('owner'),
    params: ByUser,
    body: t.type({ duty: Duties }),
    response: OwnShop,
  }),
  /** Refusals: SYS10002 for nobody of the shop, SHOP10001 for its owner. */
  removeStaff: endpoint({
    method: 'POST',
    path: '/mall/seller/staff/:userId/remove',
    access: withDuty('owner'),
    params: ByUser,
    response: OwnShop,
  }),
}
