import { hasConsoleMenu, rolesOf, seesCart, type UserInfo } from '@compute-mall/core/identity'
import { pages } from '../platform/addresses.ts'

type MenuUser = Omit<UserInfo, 'userLabel'>

interface MenuEntry {
  readonly name: keyof typeof pages
  readonly zh: string
  readonly en: string
  /** Everybody where it is missing. */
  readonly isFor?: (user: MenuUser) => boolean
}

/** Entries that every version of the menu page draws; the console draws those of other apps in its account menu. */
const others: readonly MenuEntry[] = [
  { name: 'cart', zh: '购物车', en: 'Cart', isFor: seesCart },
  { name: 'seller', zh: '商家中心', en: 'Seller centre', isFor: ({ retailerId }) => retailerId !== null },
  { name: 'admin', zh: '运营后台', en: 'Administration', isFor: ({ roleType }) => roleType === 'manager' },
]

/** Before 7.20 the menu stood in the mall, which led to orders alone. */
const early: readonly MenuEntry[] = [{ name: 'orders', zh: '我的订单', en: 'My orders' }, ...others]

/** An agent buys nothing, and so pays nothing in. */
const mayPay = (user: MenuUser): boolean => user.roleType === 'common' && !rolesOf(user).has('agent')

const current: readonly MenuEntry[] = [
  { name: 'overview', zh: '概览', en: 'Overview' },
  { name: 'orders', zh: '订单', en: 'Orders' },
  { name: 'resources', zh: '资源', en: 'Resources' },
  { name: 'messages', zh: '消息', en: 'Messages' },
  { name: 'team', zh: '团队', en: 'Team', isFor: ({ roleType }) => roleType === 'common' },
  { name: 'account', zh: '费用', en: 'Cost' },
  { name: 'notices', zh: '通知', en: 'Notices' },
  { name: 'feedback', zh: '我的反馈', en: 'My feedback' },
  { name: 'settings', zh: '设置', en: 'Settings' },
  { name: 'recharge', zh: '账户充值', en: 'Recharge', isFor: mayPay },
  ...others,
]

/** The user's own menu for a version of the menu page (R6.04, R7.08). */
export const menuOf = (user: MenuUser, pageVersion: string) =>
  (hasConsoleMenu(pageVersion) ? current : early)
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .map(({ name, zh, en }) => ({ name, path: pages[name], zh, en }))
