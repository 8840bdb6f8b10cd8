import * as t from 'io-ts'
import { endpoint, signedIn } from '../http/index.ts'
import { CartChange, CartCount, CartItem, CartRemoval } from './cart.codec.ts'

/** Spec section 7, Cart; removal is decided. */
export const cartEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/market/shoppingcart',
    access: signedIn,
    response: t.readonlyArray(CartItem),
  }),
  count: endpoint({
    method: 'GET',
    path: '/market/shoppingcart/count',
    access: signedIn,
    response: CartCount,
  }),
  /** Adding what is there already adds up the amounts. Refusals: MALL10001-3, CART10001-6, PURCHASE10010, PURCHASE10018. */
  put: endpoint({
    method: 'POST',
    path: '/market/shoppingcart',
    access: signedIn,
    body: CartChange,
    response: CartCount,
  }),
  /** Ids that are not (or no longer) in the user's cart are passed over. */
  remove: endpoint({
    method: 'DELETE',
    path: '/market/shoppingcart',
    access: signedIn,
    body: CartRemoval,
    response: CartCount,
  }),
}
