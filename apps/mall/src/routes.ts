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
  /** Learns whether a broadcast is on (R2.01). */
  readonly liveState?: true
  /** Whether an address may be shown at all; if not, the page is the 404 page (R2.07). */
  readonly valid?: (query: URLSearchParams) => boolean
}

const has =
  (...names: readonly string[]) =>
  (query: URLSearchParams): boolean =>
    names.some((name) => (query.get(name) ?? '') !== '')

const table = [
  { name: 'home', path: '/', module: 'home/home', layout: 'mall', access: 'public', liveState: true },
  {
    name: 'app',
    path: '/app',
    module: 'search/app',
    layout: 'mall',
    access: 'public',
    liveState: true,
    keepAlive: true,
  },
  {
    name: 'search-global',
    path: '/search/global',
    module: 'search/global',
    layout: 'mall',
    access: 'public',
  },
  { name: 'search-goods', path: '/search/goods', module: 'search/goods', layout: 'mall', access: 'public' },
  {
    name: 'search-resource',
    path: '/search/resource',
    module: 'search/resource',
    layout: 'mall',
    access: 'public',
  },
  {
    name: 'detail-goods',
    path: '/detail/goods',
    module: 'goods/detail',
    layout: 'mall',
    access: 'login',
    valid: has('skuId', 'goodsId'),
  },
  { name: 'goods-cart', path: '/goods/cart', module: 'cart/cart', layout: 'mall', access: 'login' },
  { name: 'goods-order', path: '/goods/order', module: 'purchase/order', layout: 'mall', access: 'login' },
  {
    name: 'goods-pay',
    path: '/goods/pay',
    module: 'payment/pay',
    layout: 'mall',
    access: 'login',
    valid: has('orderId'),
  },
  {
    name: 'goods-pay-scan',
    path: '/goods/pay/scan',
    module: 'payment/scan',
    layout: 'mall',
    access: 'public',
  },
  {
    name: 'goods-pay-result',
    path: '/goods/pay/result',
    module: 'payment/result',
    layout: 'mall',
    access: 'login',
    valid: has('orderId'),
  },
  {
    name: 'goods-pay-charge',
    path: '/goods/pay/charge',
    module: 'payment/charge',
    layout: 'mall',
    access: 'login',
  },
  {
    name: 'goods-pay-protocol',
    path: '/goods/pay/protocol',
    module: 'site/protocol',
    layout: 'alone',
    access: 'public',
    pure: true,
  },
  {
    name: 'goods-pay-remittance',
    path: '/goods/pay/remittance',
    module: 'payment/remittance',
    layout: 'mall',
    access: 'login',
    valid: has('orderId'),
  },
  { name: 'sign-in', path: '/sign-in', module: 'identity/signIn', layout: 'alone', access: 'public' },
] as const satisfies readonly RouteEntry[]

export type RouteName = (typeof table)[number]['name'] | 'not-found'

/** A page of the mall as data (R2.01). Title and description are `page:<name>.title` and `page:<name>.description`. */
export interface MallRoute extends RouteEntry {
  readonly name: RouteName
}

/** The route table (spec section 2, "Screens and routes"). */
export const routes: readonly MallRoute[] = table

/** The page of every address that no route names (R2.09). */
export const notFoundRoute: MallRoute = {
  name: 'not-found',
  path: '*',
  module: '',
  layout: 'default',
  access: 'public',
}
