import { siteFixtures } from '@compute-mall/core/site/testing'
import type { ShellProps, ShellView } from '@compute-mall/ui/layouts'
import { fn } from 'storybook/test'

const places = {
  home: '/',
  section: {
    home: '/',
    app: '/app',
    compute: '/search/resource',
    community: '/space/dashboard',
    ranking: '/ranking',
  },
  service: {
    serviceAi: '/service/ai',
    serviceContainer: '/service/container',
    serviceEcs: '/service/ecs',
    serviceHpc: '/service/hpc',
  },
  search: '/search/global',
  searchStart: (keyword) => `/mobile/search?keyword=${keyword}`,
  cart: '/goods/cart',
  messages: '/chat/chatList',
  settle: '/settle',
  signIn: '/sso/login',
} as const satisfies ShellView['links']

/** The menu of the mall, as the samples of its site index have it. */
export const { menu } = siteFixtures.siteIndex

export const visitor = (language: string): ShellView => ({
  sections: ['home', 'app', 'compute', 'community', 'ranking', 'service'],
  section: 'home',
  userName: null,
  cartCount: 0,
  unreadCount: null,
  keyword: '',
  menu,
  footer: language === 'zh' ? footer : footerEn,
  links: {
    ...places,
    signUp: '/sso/register',
    feedback: '/feedback?entrance=sidebar',
  },
})

export const buyer = (language: string): ShellView => ({
  ...visitor(language),
  section: 'compute',
  userName: language === 'zh' ? '张*' : 'L. Zhang',
  cartCount: 120,
  unreadCount: 3,
  keyword: 'A800',
  links: {
    ...places,
    orders: '/ui/console/#/orders',
    console: '/ui/console/',
    seller: '/ui/seller/',
  },
})

/** The roles of the toolbar: what the frame of the mall shows differs between them (R6.04). */
export const shownRoles = ['visitor', 'leader', 'member', 'agent', 'merchant', 'operator'] as const

/** The frame as somebody of this role sees it. */
export const shellOf = ({
  role,
  language,
}: {
  readonly role?: string
  readonly language?: string
}): ShellView => {
  const words = language ?? 'zh'
  if (role === undefined || role === 'visitor') return visitor(words)
  const { links, ...view } = buyer(words)
  const { seller, ...others } = links
  return {
    ...view,
    cartCount: role === 'leader' || role === 'merchant' ? view.cartCount : null,
    links: role === 'merchant' ? links : others,
  }
}

export const commands: ShellProps['commands'] = { search: fn(), switchLanguage: fn(), signOut: fn() }

const footer: ShellView['footer'] = [
  {
    title: '选购',
    links: [
      { label: '算力市场', href: '/search/resource' },
      { label: '应用商城', href: '/app' },
      { label: '排行', href: '/ranking' },
    ],
  },
  {
    title: '产品服务',
    links: [
      { label: '人工智能', href: '/service/ai' },
      { label: '容器服务', href: '/service/container' },
      { label: '高性能计算', href: '/service/hpc' },
    ],
  },
  {
    title: '商家合作',
    links: [
      { label: '商家入驻', href: '/settle' },
      { label: '商家中心', href: '/ui/seller/' },
    ],
  },
  {
    title: '帮助与支持',
    links: [
      { label: '意见反馈', href: '/feedback' },
      { label: '隐私政策', href: '/privacy' },
      { label: '算力服务协议', href: '/goods/pay/protocol' },
    ],
  },
]
const footerEn: ShellView['footer'] = [
  {
    title: 'Shop',
    links: [
      { label: 'Compute market', href: '/search/resource' },
      { label: 'Applications', href: '/app' },
      { label: 'Rankings', href: '/ranking' },
    ],
  },
  {
    title: 'Products',
    links: [
      { label: 'Artificial intelligence', href: '/service/ai' },
      { label: 'Container service', href: '/service/container' },
      { label: 'High performance computing', href: '/service/hpc' },
    ],
  },
  {
    title: 'For merchants',
    links: [
      { label: 'Open a shop', href: '/settle' },
      { label: 'Seller centre', href: '/ui/seller/' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Feedback', href: '/feedback' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Service agreement', href: '/goods/pay/protocol' },
    ],
  },
]
