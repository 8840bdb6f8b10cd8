import type { Device } from '@compute-mall/core/site'

/** What surrounds a page (R2.05). */
export type LayoutName = 'alone' | 'default' | 'mall' | 'mobile' | 'empty'

interface RouteEntry {
  readonly name: string
  readonly path: string
  /** File below `src/routes`, without its ending. */
  readonly module: string
  readonly layout: LayoutName
  /** `login` pages are for signed-in users; a visitor is sent to sign-in and comes back (R6.03). */
  readonly access: 'public' | 'login'
  /** Skips the start-up loading (R2.06). */
  readonly pure?: true
  /** Comes back as it was left (R2.08). */
  readonly keepAlive?: true
  /** Begins at the top however one comes to it, also by going back (R2.14). */
  readonly fromTop?: true
  /** Learns whether a broadcast is on (R2.01). */
  readonly liveState?: true
  /** Has a twin for phones: the same rules at the same path below `/mobile`, drawn by `<module>.mobile` (R2.02). */
  readonly twin?: true
  /** For customers: a manager who enters it is led to the admin app (R6.04, W6). */
  readonly customersOnly?: true
  /** Leads merchants into the seller app, and everybody else to settling in (R2.15, R4.02). */
  readonly sellerEntry?: true
  /** Whether an address may be shown at all; if not, the page is the 404 page (R2.07). */
  readonly valid?: (query: URLSearchParams) => boolean
}

const has =
  (...names: readonly string[]) =>
  (query: URLSearchParams): boolean =>
    names.some((name) => (query.get(name) ?? '') !== '')

const table = [
  {
    name: 'home',
    path: '/',
    module: 'home/home',
    layout: 'mall',
    access: 'public',
    liveState: true,
    customersOnly: true,
    twin: true,
  },
  {
    name: 'app',
    path: '/app',
    module: 'search/app',
    layout: 'mall',
    access: 'public',
    liveState: true,
    keepAlive: true,
    customersOnly: true,
    twin: true,
  },
  {
    name: 'search-global',
    path: '/search/global',
    module: 'search/global',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'search-goods',
    path: '/search/goods',
    module: 'search/goods',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'search-resource',
    path: '/search/resource',
    module: 'search/resource',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'detail-goods',
    path: '/detail/goods',
    module: 'goods/detail',
    layout: 'mall',
    access: 'login',
    valid: has('skuId', 'goodsId'),
    twin: true,
  },
  {
    name: 'detail-shop',
    path: '/detail/shop',
    module: 'shop/detail',
    layout: 'mall',
    access: 'public',
    valid: has('id'),
    twin: true,
  },
  {
    name: 'search-shop',
    path: '/search/shop',
    module: 'search/shop',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'ranking',
    path: '/ranking',
    module: 'home/ranking',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'goods-cart',
    path: '/goods/cart',
    module: 'cart/cart',
    layout: 'mall',
    access: 'login',
    customersOnly: true,
    twin: true,
  },
  {
    name: 'goods-order',
    path: '/goods/order',
    module: 'purchase/order',
    layout: 'mall',
    access: 'login',
    customersOnly: true,
    twin: true,
  },
  {
    name: 'goods-pay',
    path: '/goods/pay',
    module: 'payment/pay',
    layout: 'mall',
    access: 'login',
    valid: has('orderId'),
    customersOnly: true,
    twin: true,
  },
  {
    name: 'goods-pay-scan',
    path: '/goods/pay/scan',
    module: 'payment/scan',
    layout: 'mall',
    access: 'public',
    customersOnly: true,
    twin: true,
  },
  {
    name: 'goods-pay-result',
    path: '/goods/pay/result',
    module: 'payment/result',
    layout: 'mall',
    access: 'login',
    valid: has('orderId'),
    twin: true,
  },
  {
    name: 'goods-pay-charge',
    path: '/goods/pay/charge',
    module: 'payment/charge',
    layout: 'mall',
    access: 'login',
    customersOnly: true,
    twin: true,
  },
  {
    name: 'goods-pay-protocol',
    path: '/goods/pay/protocol',
    module: 'site/protocol',
    layout: 'alone',
    access: 'public',
    pure: true,
    twin: true,
  },
  {
    name: 'goods-pay-remittance',
    path: '/goods/pay/remittance',
    module: 'payment/remittance',
    layout: 'mall',
    access: 'login',
    valid: has('orderId'),
    customersOnly: true,
    twin: true,
  },
  {
    name: 'goods-renew-purchase',
    path: '/goods/renewPurchase',
    module: 'purchase/renew',
    layout: 'mall',
    access: 'login',
    valid: has('lineId'),
    customersOnly: true,
    twin: true,
  },
  {
    name: 'trial-result',
    path: '/trial/result',
    module: 'order/trial',
    layout: 'mall',
    access: 'login',
    valid: has('orderId'),
    twin: true,
  },
  {
    name: 'settle',
    path: '/settle',
    module: 'settlement/settle',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'seller-home',
    path: '/mall/seller/home',
    module: 'settlement/settle',
    layout: 'mall',
    access: 'public',
    sellerEntry: true,
    twin: true,
  },
  {
    name: 'settle-create',
    path: '/settle/create',
    module: 'settlement/create',
    layout: 'default',
    access: 'login',
    twin: true,
  },
  {
    name: 'settle-review',
    path: '/settle/review',
    module: 'settlement/review',
    layout: 'default',
    access: 'login',
    twin: true,
  },
  {
    name: 'chat-list',
    path: '/chat/chatList',
    module: 'chat/list',
    layout: 'alone',
    access: 'public',
    twin: true,
  },
  {
    name: 'feedback',
    path: '/feedback',
    module: 'feedback/feedback',
    layout: 'default',
    access: 'public',
    twin: true,
  },
  {
    name: 'service-ai',
    path: '/service/ai',
    module: 'service/ai',
    layout: 'mall',
    access: 'public',
    fromTop: true,
    twin: true,
  },
  {
    name: 'service-container',
    path: '/service/container',
    module: 'service/container',
    layout: 'mall',
    access: 'public',
    fromTop: true,
    twin: true,
  },
  {
    name: 'service-ecs',
    path: '/service/ecs',
    module: 'service/ecs',
    layout: 'mall',
    access: 'public',
    fromTop: true,
    twin: true,
  },
  {
    name: 'service-hpc',
    path: '/service/hpc',
    module: 'service/hpc',
    layout: 'mall',
    access: 'public',
    fromTop: true,
    twin: true,
  },
  {
    name: 'live',
    path: '/live',
    module: 'live/live',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'privacy',
    path: '/privacy',
    module: 'site/privacy',
    layout: 'default',
    access: 'public',
    pure: true,
    twin: true,
  },
  {
    name: 'pdf',
    path: '/pdf',
    module: 'site/pdf',
    layout: 'empty',
    access: 'public',
    pure: true,
    valid: has('pdfUrl'),
    twin: true,
  },
  {
    name: 'component-footer',
    path: '/component/footer',
    module: 'site/footer',
    layout: 'empty',
    access: 'login',
    twin: true,
  },
  {
    name: 'component-mobile-footer',
    path: '/component/MobileFooter',
    module: 'site/mobileFooter',
    layout: 'empty',
    access: 'login',
    twin: true,
  },
  {
    name: 'app-iframe',
    path: '/app-iframe',
    module: 'embed/app',
    layout: 'empty',
    access: 'public',
    pure: true,
    twin: true,
  },
  {
    name: 'detail-goods-iframe',
    path: '/detail-goods-iframe',
    module: 'embed/goods',
    layout: 'empty',
    access: 'public',
    pure: true,
    valid: has('skuId', 'goodsId'),
    twin: true,
  },
  {
    name: 'detail-shop-iframe',
    path: '/detail-shop-iframe',
    module: 'embed/shop',
    layout: 'empty',
    access: 'public',
    pure: true,
    valid: has('id'),
    twin: true,
  },
  {
    name: 'space-dashboard',
    path: '/space/dashboard',
    module: 'space/dashboard',
    layout: 'mall',
    access: 'public',
    twin: true,
  },
  {
    name: 'sign-in',
    path: '/sign-in',
    module: 'identity/signIn',
    layout: 'alone',
    access: 'public',
    twin: true,
  },
] as const satisfies readonly RouteEntry[]

/** Pages that only phones have (R2.03); paths below `/mobile`. `desktop` is what a desktop is shown instead. */
const phoneTable = [
  { name: 'search', path: '/search', module: 'search/start', access: 'public', desktop: '/search/global' },
] as const satisfies readonly (Omit<RouteEntry, 'layout'> & { readonly desktop: string })[]

/** A page, whichever device it is drawn for. Its title and description are `page:<page>.title` and `.description`. */
export type PageName = (typeof table)[number]['name'] | (typeof phoneTable)[number]['name'] | 'not-found'
export type RouteName = PageName | `mobile-${PageName}`

/** A page of the mall as data (R2.01). */
export interface MallRoute extends RouteEntry {
  readonly name: RouteName
  readonly page: PageName
  readonly device: Device
  /** The path of the same page for the other device; where there is none, this one serves both. */
  readonly other?: string
}

/** Where the twins begin. */
export const MOBILE = '/mobile'
const below = (path: string) => MOBILE + path.replace(/\/$/, '')

const forDesktop = (entry: (typeof table)[number] & RouteEntry): MallRoute => ({
  ...entry,
  page: entry.name,
  device: 'desktop',
  ...(entry.twin && { other: below(entry.path) }),
})

type ForPhones = RouteEntry & { readonly name: PageName }

const forPhones = (entry: ForPhones, other?: string): MallRoute => ({
  ...entry,
  name: `mobile-${entry.name}`,
  page: entry.name,
  path: below(entry.path),
  module: `${entry.module}.mobile`,
  layout: entry.layout === 'empty' ? 'empty' : 'mobile',
  device: 'mobile',
  ...(other !== undefined && { other }),
})

/** The route table with the twins of its pages (spec section 2, "Screens and routes"). */
export const routes: readonly MallRoute[] = [
  ...table.map(forDesktop),
  ...table.filter(({ twin }: RouteEntry) => twin).map((entry) => forPhones(entry, entry.path)),
  ...phoneTable.map(({ desktop, ...entry }) => forPhones({ ...entry, layout: 'mobile' }, desktop)),
]

/** The page of every address that no route names (R2.09). */
export const notFoundRoute: MallRoute = {
  name: 'not-found',
  page: 'not-found',
  device: 'desktop',
  path: '*',
  module: '',
  layout: 'default',
  access: 'public',
}

/** The same below `/mobile`. */
export const mobileNotFoundRoute: MallRoute = {
  ...notFoundRoute,
  name: 'mobile-not-found',
  device: 'mobile',
  layout: 'mobile',
}
