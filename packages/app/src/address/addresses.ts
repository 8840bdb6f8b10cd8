import { readGoodsAddress, writeGoodsAddress } from '@compute-mall/core/goods'
import { encodeForm, type Parameters } from '@compute-mall/core/http'
import type { PurchaseIntent } from '@compute-mall/core/purchase'
import { type HrefArguments, writeAddress } from './address.ts'
import { IdParam, oneOfParam, textParam } from './paramCodecs.ts'
import { noParams, optional, type ParamsCodec, params } from './params.ts'
import { MOBILE } from './path.ts'

/** A page that other apps name. */
export interface Address<Params, Input> {
  /** Below the base of its app: what stands in the app's route table. */
  readonly path: string
  readonly params: ParamsCodec<Params, Input>
  /** As the browser shows it, without the origin. */
  readonly href: (...input: HrefArguments<Input>) => string
}

const addressesBelow =
  (base: string) =>
  <Params, Input>(path: string, codec: ParamsCodec<Params, Input>): Address<Params, Input> => ({
    path,
    params: codec,
    href: (...[input]: readonly unknown[]) => base + writeAddress(path, codec, (input ?? {}) as Input),
  })

const mall = addressesBelow('/ui/mall')
const inConsole = addressesBelow('/ui/console/#')
/** Where pages of ours may frame it. */
const embeddedConsole = addressesBelow('/ui/console/embed/#')
const seller = addressesBelow('/ui/seller/#')
const admin = addressesBelow('/ui/admin/#')
const acm = addressesBelow('/ui/acm/#')

/** What was typed; the page of the search reads the rest of its address. */
const Keyword = textParam(1_000)
const ofOrder = params({ orderId: IdParam }, {})
const OrderType = oneOfParam(['formal', 'trial'])
const ofPayment = params({ orderId: IdParam }, { type: optional(OrderType, null) })
const ofLine = params({ lineId: IdParam }, {})
/** Where one goes on to after signing in; the server follows only what is allowed (R7.04). */
const ofService = params({}, { service: optional(textParam(2_000), '') })
/** Sign-in by password, or by a code sent to the phone, which also makes an account. */
const ofSignIn = params(
  {},
  {
    service: optional(textParam(2_000), ''),
    by: optional(oneOfParam(['password', 'code']), 'password' as const),
  },
)
/** What a member asks the leader to buy, as the page of the goods had it chosen. */
const ofChoice = params(
  {},
  {
    goodsId: optional(IdParam, null),
    skuId: optional(IdParam, null),
    pricingId: optional(IdParam, null),
    clusterId: optional(IdParam, null),
    purchaseAmount: optional(textParam(9), null),
    purchaseDuration: optional(textParam(9), null),
    purchaseDurationUnit: optional(textParam(16), null),
  },
)
const ofShop = params({}, { shopId: optional(IdParam, null) })
/** What is ordered, as the address says it; the page's loader reads it, for its codec is no part of the first load. */
const ofIntent: ParamsCodec<Parameters, PurchaseIntent> = { read: (all) => all, write: encodeForm }

/** The pages by which apps name each other. The route table of each app takes path and parameters from here. */
export const addresses = {
  mall: {
    home: mall('/', noParams),
    /** The home page as phones have it. */
    mobileHome: mall(MOBILE, noParams),
    search: mall('/search/global', params({}, { keyword: optional(Keyword, '') })),
    goods: mall('/detail/goods', { read: readGoodsAddress, write: writeGoodsAddress }),
    shop: mall('/detail/shop', params({ id: IdParam }, {})),
    order: mall('/goods/order', ofIntent),
    pay: mall('/goods/pay', ofPayment),
    scan: mall('/goods/pay/scan', ofPayment),
    remittance: mall('/goods/pay/remittance', ofPayment),
    result: mall('/goods/pay/result', ofPayment),
    agreement: mall('/goods/pay/protocol', noParams),
    renew: mall('/goods/renewPurchase', ofLine),
    recharge: mall('/goods/pay/charge', noParams),
    settle: mall('/settle', noParams),
    cart: mall('/goods/cart', noParams),
    community: mall('/space/dashboard', noParams),
    chats: mall('/chat/chatList', ofShop),
    feedback: mall('/feedback', noParams),
  },
  console: {
    home: inConsole('/', noParams),
    orders: inConsole('/orders', noParams),
    order: inConsole('/orders/:orderId', ofOrder),
    resources: inConsole('/resources', noParams),
    resource: inConsole('/resources/:lineId', ofLine),
    askLeader: inConsole('/team/ask', ofChoice),
    feedback: inConsole('/feedback', noParams),
    messages: inConsole('/messages', ofShop),
    notices: inConsole('/notices', noParams),
    ownStudios: embeddedConsole('/space', noParams),
  },
  seller: {
    home: seller('/mall/seller/home', noParams),
    goods: seller('/goods/:goodsId', params({ goodsId: IdParam }, {})),
    order: seller('/orders/:lineId', ofLine),
    reviews: seller('/reviews', noParams),
    statement: seller('/statements/:statementId', params({ statementId: IdParam }, {})),
  },
  admin: {
    home: admin('/', noParams),
    statement: admin('/statements/:statementId', params({ statementId: IdParam }, {})),
    postpaidBills: admin('/postpaid/bills', noParams),
  },
  acm: {
    home: acm('/', ofSignIn),
    login: acm('/login', ofSignIn),
    password: acm('/password', ofService),
  },
} as const

/** Where single sign-on begins; the server checks the address that it leads back to (R7.04). */
export const signInAddress = (from: string): string =>
  `/ac/api/auth/loginSsoRedirect.action?originalUrl=${encodeURIComponent(from)}`

const ofVersion = params({}, { version: optional(textParam(16), null) })

/**
 * Where the documents of the operator are read, the version that holds today or the one that is named. Beside `addresses`,
 * since no page of the mall leads to a version: its home, which loads those, has no room for more.
 */
export const documentAddresses = {
  agreement: mall('/goods/pay/protocol', ofVersion),
  privacy: mall('/privacy', ofVersion),
}

/** Pages of the console that answer what people search for. Beside `addresses`, for the same reason. */
export const helpAddresses = {
  invoices: inConsole('/invoices', noParams),
  team: inConsole('/team', noParams),
  settings: inConsole('/settings', noParams),
}

/** Where the broadcast is watched. Beside `addresses`, for the same reason. */
export const liveAddress = mall('/live', noParams)
