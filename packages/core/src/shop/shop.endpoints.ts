import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { anyone, endpoint } from '../http/index.ts'
import { Shop, ShopTotals } from './shop.codec.ts'

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
}
