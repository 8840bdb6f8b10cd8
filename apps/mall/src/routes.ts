import {
  addresses,
  createMatcher,
  cutTextParam,
  defineRoutes,
  IdParam,
  noParams,
  oneOfParam,
  optional,
  type ParamsCodec,
  params,
  route,
  textParam,
} from '@compute-mall/app/routes'
import { type RankingChoice, readRanking } from '@compute-mall/core/goods'
import { given, goodsReader } from '@compute-mall/core/http'
import { isManager, type UserInfo } from '@compute-mall/core/identity'
import {
  readSearch,
  readShopSearch,
  readSpaceSearch,
  type Search,
  writeSearch,
  writeSpaceSearch,
} from '@compute-mall/core/search'
import { MAX_PDF_TITLE } from '@compute-mall/core/site'

const { mall } = addresses

/** A search (R2.10): what an address says wrongly is passed over. */
const searchParams: ParamsCodec<Search, Partial<Search>> = {
  read: readSearch,
  write: (search) => writeSearch({ ...readSearch([]), ...search }),
}

/** A search among the goods of one shop, which stands in the address as `id` (R2.10). */
const shopParams: ParamsCodec<Search, Partial<Search> & Pick<Search, 'shop'>> = {
  read: readShopSearch,
  write: ({ shop, ...search }) => [['id', shop], ...writeSearch({ ...readSearch([]), ...search })],
}

const rankingParams: ParamsCodec<RankingChoice, Partial<RankingChoice>> = {
  read: readRanking,
  write: ({ shelf = '', by = '' }) => [...given('shelf', shelf), ...given('by', by)],
}

/** A search in the community, and the asset that is open over it. */
interface CommunityPlace {
  readonly search: Search
  readonly asset: string
}

const communityParams: ParamsCodec<CommunityPlace, Partial<CommunityPlace>> = {
  read: (all) => ({ search: readSpaceSearch(all), asset: all.find(([name]) => name === 'asset')?.[1] ?? '' }),
  write: ({ search = readSearch([]), asset = '' }) => [...writeSpaceSearch(search), ...given('asset', asset)],
}

/** Name and description of a page (R2.06). */
const named = <Name extends string>(name: Name) =>
  ({ title: `page:${name}.title`, description: `page:${name}.description` }) as const

const orderId = optional(IdParam, null)
const type = optional(oneOfParam(['formal', 'trial']), null)
const ofDocument = params({}, { version: optional(textParam(16), null) })
const MAX_ENTRANCE = 32
const MAX_PAGE = 300
const MAX_ADDRESS = 2_000

/** For customers: a manager who enters is led to the admin app (R6.04, W6). */
const managersElsewhere = (user: UserInfo | null): string | null =>
  user !== null && isManager(user) ? addresses.admin.home.href() : null

/** Merchants go on to the home of the seller app, who was approved is one; everybody else to settling in (R4.02). */
const toSellerHome = (user: UserInfo | null): string =>
  user !== null && user.retailerId !== null ? addresses.seller.home.href() : mall.settle.href()

const service = {
  params: noParams,
  layout: 'mall',
  access: 'public',
  area: 'service',
  fromTop: true,
  mobile: true,
  texts: ['service', 'feedback', 'resource', 'error'],
} as const

/** A view that other sites embed (R2.04). */
const embed = {
  layout: 'empty',
  mobileLayout: 'empty',
  access: 'public',
  pure: true,
  mobile: true,
} as const

/** Every page of the mall (spec section 2, "Screens and routes"). */
export const routes = defineRoutes({
  home: route({
    path: mall.home.path,
    params: mall.home.params,
    ...named('home'),
    isTitleWhole: true,
    layout: 'mall',
    access: 'public',
    leads: managersElsewhere,
    liveState: true,
    area: 'home',
    page: 'home/HomeRoute',
    mobile: true,
    mobileBars: { tab: 'home', searches: true },
    texts: ['site', 'resource', 'shop'],
  }),
  app: route({
    path: '/app',
    params: noParams,
    ...named('app'),
    layout: 'mall',
    access: 'public',
    leads: managersElsewhere,
    liveState: true,
    keepAlive: true,
    area: 'app',
    page: 'home/AppRoute',
    mobile: true,
    mobileBars: { tab: 'app', searches: true },
    texts: ['resource', 'site', 'search', 'shop'],
  }),
  searchGlobal: route({
    path: mall.search.path,
    params: searchParams,
    ...named('searchGlobal'),
    layout: 'mall',
    access: 'public',
    page: 'search/GlobalSearchRoute',
    mobile: true,
    mobileBars: { searches: true, offersCart: true },
    texts: ['asset', 'resource', 'search', 'shop'],
  }),
  searchGoods: route({
    path: '/search/goods',
    params: searchParams,
    ...named('searchGoods'),
    layout: 'mall',
    access: 'public',
    area: 'app',
    page: 'search/GoodsSearchRoute',
    mobile: true,
    mobileBars: { searches: true, offersCart: true },
    texts: ['resource', 'search'],
  }),
  searchResource: route({
    path: '/search/resource',
    params: searchParams,
    ...named('searchResource'),
    layout: 'mall',
    access: 'public',
    area: 'compute',
    page: 'search/ResourceSearchRoute',
    mobile: true,
    mobileBars: { tab: 'compute', searches: true },
    texts: ['resource', 'search'],
  }),
  searchShop: route({
    path: '/search/shop',
    params: searchParams,
    ...named('searchShop'),
    layout: 'mall',
    access: 'public',
    page: 'search/ShopSearchRoute',
    mobile: true,
    texts: ['search', 'shop'],
  }),
  /** Where a search begins on a phone (R2.03). */
  search: route({
    path: '/search',
    params: searchParams,
    ...named('search'),
    layout: 'mall',
    access: 'public',
    page: 'search/SearchStartRoute.mobile',
    phonesOnly: mall.search.path,
    texts: ['resource', 'search', 'site'],
  }),
  goods: route({
    path: mall.goods.path,
    params: mall.goods.params,
    valid: ({ skuId, goodsId }) => skuId !== '' || goodsId !== '',
    ...named('goods'),
    layout: 'mall',
    access: goodsReader.kind,
    page: 'goods/GoodsRoute',
    mobile: true,
    mobileBars: { offersCart: true },
    texts: ['resource', 'cart', 'error', 'identity', 'purchase', 'shop'],
  }),
  shop: route({
    path: mall.shop.path,
    params: shopParams,
    valid: ({ shop }) => shop !== '',
    ...named('shop'),
    layout: 'mall',
    access: 'public',
    page: 'shop/ShopRoute',
    mobile: true,
    texts: ['resource', 'search', 'shop'],
  }),
  ranking: route({
    path: '/ranking',
    params: rankingParams,
    ...named('ranking'),
    layout: 'mall',
    access: 'public',
    area: 'ranking',
    page: 'home/RankingRoute',
    mobile: true,
    mobileBars: { offersCart: true },
    texts: ['site', 'resource'],
  }),
  cart: route({
    path: mall.cart.path,
    params: mall.cart.params,
    ...named('cart'),
    layout: 'mall',
    access: 'login',
    leads: managersElsewhere,
    page: 'cart/CartRoute',
    mobile: true,
    mobileBars: { tab: 'cart' },
    texts: ['cart', 'error'],
  }),
  order: route({
    path: mall.order.path,
    params: mall.order.params,
    ...named('order'),
    layout: 'mall',
    access: 'login',
    leads: managersElsewhere,
    page: 'purchase/ConfirmRoute',
    mobile: true,
    texts: ['purchase', 'cart', 'identity', 'error'],
  }),
  pay: route({
    path: mall.pay.path,
    params: mall.pay.params,
    ...named('pay'),
    layout: 'mall',
    access: 'login',
    leads: managersElsewhere,
    page: 'payment/CashierRoute',
    mobile: true,
    texts: ['payment', 'error'],
  }),
  /** Public for whoever has the sign of a code (D12). */
  scan: route({
    path: mall.scan.path,
    params: params({}, { orderId, type, sign: optional(textParam(MAX_ADDRESS), '') }),
    ...named('scan'),
    layout: 'mall',
    access: 'public',
    leads: managersElsewhere,
    page: 'payment/ScanRoute',
    mobile: true,
    texts: ['payment', 'error'],
  }),
  result: route({
    path: mall.result.path,
    params: mall.result.params,
    name: 'goods-pay-result',
    ...named('result'),
    layout: 'mall',
    access: 'login',
    page: 'payment/ResultRoute',
    mobile: true,
    mobileBars: { hidesTitle: true },
    texts: ['payment', 'order', 'error'],
  }),
  /** With an order it tells how that recharge ended. */
  recharge: route({
    path: mall.recharge.path,
    params: params({}, { orderId, type }),
    name: 'goods-pay-charge',
    ...named('recharge'),
    layout: 'mall',
    access: 'login',
    leads: managersElsewhere,
    page: 'payment/RechargeRoute',
    mobile: true,
    mobileBars: { hidesTitle: true },
    texts: ['payment', 'order', 'error'],
  }),
  agreement: route({
    path: mall.agreement.path,
    params: ofDocument,
    ...named('agreement'),
    layout: 'alone',
    access: 'public',
    pure: true,
    page: 'site/AgreementRoute',
    mobile: true,
    mobileBars: { hidesTitle: true },
    texts: ['site'],
  }),
  remittance: route({
    path: mall.remittance.path,
    params: mall.remittance.params,
    ...named('remittance'),
    layout: 'mall',
    access: 'login',
    leads: managersElsewhere,
    page: 'payment/RemittanceRoute',
    mobile: true,
    mobileBars: { hidesTitle: true },
    texts: ['payment', 'error'],
  }),
  renew: route({
    path: mall.renew.path,
    params: mall.renew.params,
    ...named('renew'),
    layout: 'mall',
    access: 'login',
    leads: managersElsewhere,
    page: 'purchase/RenewRoute',
    mobile: true,
    texts: ['purchase', 'cart', 'identity', 'error'],
  }),
  trialResult: route({
    path: '/trial/result',
    params: mall.result.params,
    name: 'trial-result',
    ...named('trialResult'),
    layout: 'mall',
    access: 'login',
    page: 'order/TrialRoute',
    mobile: true,
    mobileBars: { hidesTitle: true },
    texts: ['order', 'error'],
  }),
  settle: route({
    path: mall.settle.path,
    params: mall.settle.params,
    ...named('settle'),
    layout: 'mall',
    access: 'public',
    page: 'settlement/SettleRoute',
    mobile: true,
    texts: ['settlement'],
  }),
  /** Shows nothing: it leads merchants and everybody else to where they belong (R2.15). */
  sellerHome: route({
    path: '/mall/seller/home',
    params: noParams,
    ...named('sellerHome'),
    layout: 'mall',
    access: 'public',
    leads: toSellerHome,
    page: 'settlement/SettleRoute',
    mobile: true,
    texts: ['settlement'],
  }),
  settleCreate: route({
    path: '/settle/create',
    params: noParams,
    ...named('settleCreate'),
    layout: 'default',
    access: 'login',
    page: 'settlement/ApplicationRoute',
    mobile: true,
    texts: ['settlement', 'form', 'review', 'error'],
  }),
  settleReview: route({
    path: '/settle/review',
    params: noParams,
    ...named('settleReview'),
    layout: 'default',
    access: 'login',
    page: 'settlement/ReviewRoute',
    mobile: true,
    texts: ['settlement', 'review', 'error'],
  }),
  chats: route({
    path: mall.chats.path,
    params: mall.chats.params,
    ...named('chats'),
    layout: 'alone',
    access: 'public',
    page: 'chat/ChatListRoute',
    mobile: true,
    mobileBars: { hidesTitle: true },
    texts: ['chat', 'shop'],
  }),
  feedback: route({
    path: mall.feedback.path,
    params: params(
      {},
      { entrance: optional(cutTextParam(MAX_ENTRANCE), ''), from: optional(cutTextParam(MAX_PAGE), '') },
    ),
    ...named('feedback'),
    layout: 'default',
    access: 'public',
    page: 'feedback/FeedbackRoute',
    mobile: true,
    texts: ['feedback', 'error'],
  }),
  serviceAi: route({
    ...service,
    path: '/service/ai',
    ...named('serviceAi'),
    page: 'service/AiRoute',
  }),
  serviceContainer: route({
    ...service,
    path: '/service/container',
    ...named('serviceContainer'),
    page: 'service/ContainerRoute',
  }),
  serviceEcs: route({
    ...service,
    path: '/service/ecs',
    ...named('serviceEcs'),
    page: 'service/EcsRoute',
  }),
  serviceHpc: route({
    ...service,
    path: '/service/hpc',
    ...named('serviceHpc'),
    page: 'service/HpcRoute',
  }),
  live: route({
    path: '/live',
    params: noParams,
    ...named('live'),
    layout: 'mall',
    access: 'public',
    page: 'live/LiveRoute',
    mobile: true,
    texts: ['site'],
  }),
  privacy: route({
    path: '/privacy',
    params: ofDocument,
    ...named('privacy'),
    layout: 'default',
    access: 'public',
    pure: true,
    page: 'site/PrivacyRoute',
    mobile: true,
    texts: ['site'],
  }),
  pdf: route({
    ...embed,
    path: '/pdf',
    params: params(
      {},
      { pdfUrl: optional(textParam(MAX_ADDRESS), ''), title: optional(cutTextParam(MAX_PDF_TITLE), '') },
    ),
    valid: ({ pdfUrl }) => pdfUrl !== '',
    ...named('pdf'),
    page: 'site/PdfRoute',
    texts: ['site', 'widgets', 'error'],
  }),
  footer: route({
    path: '/component/footer',
    params: noParams,
    ...named('footer'),
    layout: 'empty',
    mobileLayout: 'empty',
    access: 'login',
    page: 'site/FooterRoute',
    mobile: true,
    texts: [],
  }),
  mobileFooter: route({
    path: '/component/MobileFooter',
    params: noParams,
    ...named('mobileFooter'),
    layout: 'empty',
    mobileLayout: 'empty',
    access: 'login',
    page: 'site/FooterRoute',
    mobile: true,
    texts: [],
  }),
  appEmbed: route({
    ...embed,
    path: '/app-iframe',
    params: noParams,
    name: 'app-iframe',
    ...named('appEmbed'),
    page: 'embed/EmbeddedAppRoute',
    texts: ['resource', 'site'],
  }),
  goodsEmbed: route({
    ...embed,
    path: '/detail-goods-iframe',
    params: mall.goods.params,
    valid: ({ skuId, goodsId }) => skuId !== '' || goodsId !== '',
    name: 'detail-goods-iframe',
    ...named('goodsEmbed'),
    page: 'embed/EmbeddedGoodsRoute',
    texts: ['resource', 'error'],
  }),
  shopEmbed: route({
    ...embed,
    path: '/detail-shop-iframe',
    params: shopParams,
    valid: ({ shop }) => shop !== '',
    name: 'detail-shop-iframe',
    ...named('shopEmbed'),
    page: 'embed/EmbeddedShopRoute',
    texts: ['resource', 'search', 'shop'],
  }),
  community: route({
    path: mall.community.path,
    params: communityParams,
    ...named('community'),
    layout: 'mall',
    access: 'public',
    area: 'community',
    page: 'space/SpaceRoute',
    mobile: true,
    texts: ['asset', 'search', 'resource'],
  }),
  signIn: route({
    path: '/sign-in',
    params: params({}, { service: optional(textParam(MAX_ADDRESS), '') }),
    ...named('signIn'),
    layout: 'alone',
    access: 'public',
    page: 'identity/SignInRoute',
    mobile: true,
    mobileBars: { hidesTitle: true },
    texts: ['identity', 'error'],
  }),
})

/** Finds the page of a path below the base of the mall. */
export const matcher = createMatcher(routes, {
  ...named('notFound'),
  layout: 'default',
  mobileBars: { hidesTitle: true },
})
