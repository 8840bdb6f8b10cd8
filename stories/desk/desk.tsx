import { DeskLayout, type DeskView } from '@compute-mall/ui/desk/frame'
import {
  BalanceIcon,
  ConsoleIcon,
  GoodsIcon,
  GroupIcon,
  HistoryIcon,
  HomeIcon,
  MessageIcon,
  OrderIcon,
  ShopIcon,
  StarIcon,
} from '@compute-mall/ui/icons'
import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Say } from '../specimen.tsx'

/** The seller centre, as somebody sees it for whom a lot waits. */
export const sellerDesk = (say: Say): DeskView => ({
  product: say('商家中心', 'Seller centre'),
  role: say('店长', 'Owner'),
  userName: say('李云', 'Yun Li'),
  entries: [
    { key: 'home', label: say('首页', 'Home'), icon: HomeIcon, to: '/' },
    { key: 'goods', label: say('商品', 'Goods'), icon: GoodsIcon, to: '/goods', count: 3 },
    { key: 'orders', label: say('订单', 'Orders'), icon: OrderIcon, to: '/orders', count: 12 },
    { key: 'messages', label: say('消息', 'Messages'), icon: MessageIcon, to: '/messages', count: 128 },
    { key: 'reviews', label: say('评价', 'Reviews'), icon: StarIcon, to: '/reviews' },
    {
      key: 'statements',
      label: say('结算单', 'Statements'),
      icon: BalanceIcon,
      to: '/statements',
      count: 1,
      group: say('经营', 'Business'),
    },
    { key: 'shop', label: say('店铺设置', 'Shop'), icon: ShopIcon, to: '/shop' },
    { key: 'staff', label: say('员工', 'Staff'), icon: GroupIcon, to: '/staff' },
    { key: 'audit', label: say('操作日志', 'Audit log'), icon: HistoryIcon, to: '/audit' },
  ],
  current: 'goods',
  messages: { to: '/messages', count: 128 },
  account: [
    { label: say('控制台', 'Console'), href: '/ui/console/', icon: <ConsoleIcon size={18} /> },
    { label: say('店铺设置', 'Shop'), href: '#/shop', icon: <ShopIcon size={18} /> },
  ],
  mall: '/ui/mall/',
})

export const deskCommands = { switchLanguage: fn(), signOut: fn() }

export const sayIn = (language: unknown): Say => (language === 'zh' ? (zh) => zh : (_, en) => en)

/**
 * Lays the bars that stay in sight down to where they belong on the page, for axe calls small what lies half under one
 * and can be scrolled clear of it. Only for a test.
 */
export const layBarsDown = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  if (!('__vitest_browser__' in window)) return
  for (const element of canvasElement.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).position === 'sticky')
      Object.assign(element.style, { position: 'relative', inset: 'auto' })
}

/** A page of a work app as it stands in its frame. */
export const inDesk = (current = 'goods') => {
  const withDesk: Decorator = (Story, { globals }) => (
    <DeskLayout view={{ ...sellerDesk(sayIn(globals.language)), current }} commands={deskCommands}>
      <Story />
    </DeskLayout>
  )
  return { decorators: [withDesk], afterEach: layBarsDown }
}

export const onPhone = { globals: { viewport: { value: 'w360' } } }
