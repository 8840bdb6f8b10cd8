import { seesCart, type UserInfo } from '@compute-mall/core/identity'
import { pages } from '../platform/addresses.ts'

interface MenuEntry {
  readonly name: string
  readonly path: string
  readonly zh: string
  readonly en: string
  readonly isFor: (user: Omit<UserInfo, 'userLabel'>) => boolean
}

/** The user's own menu (R6.04): each entry with whom it is for. */
const entries: readonly MenuEntry[] = [
  { name: 'orders', path: pages.orders, zh: '我的订单', en: 'My orders', isFor: () => true },
  { name: 'cart', path: pages.cart, zh: '购物车', en: 'Cart', isFor: seesCart },
  {
    name: 'seller',
    path: pages.seller,
    zh: '商家中心',
    en: 'Seller centre',
    isFor: (user) => user.retailerId !== null,
  },
  {
    name: 'admin',
    path: pages.admin,
    zh: '运营后台',
    en: 'Administration',
    isFor: (user) => user.roleType === 'manager',
  },
]

export const menuOf = (user: Omit<UserInfo, 'userLabel'>) =>
  entries.filter(({ isFor }) => isFor(user)).map(({ isFor: _, ...entry }) => entry)
