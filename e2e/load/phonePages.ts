import { firstChoice, type GoodsCard, goodsEndpoints, type Offer } from '@compute-mall/core/goods'
import { encodeForm, queryText } from '@compute-mall/core/http'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { type PurchaseIntent, purchaseChoice, trialChoice } from '@compute-mall/core/purchase'
import { isSoldOut } from '@compute-mall/core/resource'
import { readSearch, requestOf, searchEndpoints } from '@compute-mall/core/search'
import { call } from '../product/request.ts'

type Addresses = Readonly<Record<string, string>>

const OFFERS = 10

/** What is found on the shelf of computing, each with the goods and its first sku. */
const offersAt = async (address: string, origin: string, cookie: string) => {
  const body = requestOf(readSearch(new URLSearchParams(address)), OFFERS)
  const { records } = await call(searchEndpoints.resource, { body }, origin)
  return Promise.all(records.map((card) => offerOf(card, origin, cookie)))
}

const offerOf = async ({ goodsId }: GoodsCard, origin: string, cookie: string): Promise<Offer> => {
  const params = { id: goodsId }
  const [goods, skus] = await Promise.all([
    call(goodsEndpoints.detail, { params }, origin, cookie),
    call(goodsEndpoints.skus, { params }, origin, cookie),
  ])
  return { goods, skus }
}

/** What can be had of it first, bought or tried. */
const wishFor = (offer: Offer, type: PurchaseIntent['type']): PurchaseIntent | null => {
  const choices = offer.skus
    .filter((sku) => !isSoldOut(sku))
    .map(({ id }) => firstChoice(offer, { skuId: id }))
    .map((choice) => (choice !== null && type === 'trial' ? trialChoice(offer, choice) : choice))
  const choice = choices.find((each) => each !== null)
  return choice ? { cartIds: [], choice: purchaseChoice(offer, choice), type } : null
}

/** @returns the number of the new order */
export const placeOrder = async (intent: PurchaseIntent, origin: string, cookie: string): Promise<string> => {
  const { total, agreementVersion } = await call(orderEndpoints.quote, { body: intent }, origin, cookie)
  const body = { ...intent, quotedTotal: total, agreed: true, agreementVersion }
  return (await call(orderEndpoints.create, { body }, origin, cookie)).orderId
}

/**
 * What a customer may buy first of the graphics cards.
 * @throws when there is none
 */
export const firstWish = async (origin: string, cookie: string) => {
  const [offer] = await offersAt('?keyword=A800', origin, cookie)
  const wish = offer && wishFor(offer, 'formal')
  if (!wish?.choice) throw new Error('The demonstration has nothing of A800.')
  return { ...wish, choice: wish.choice }
}

/**
 * Every page of the buying path and every public one as a phone has it, with orders that are as far as each page needs.
 * @param cookie of a customer who may buy
 */
export const phonePages = async (origin: string, cookie: string): Promise<Addresses> => {
  const offers = await offersAt('?keyword=A800', origin, cookie)
  const tryable = await offersAt('?other=trial', origin, cookie)
  const wishes = offers.map((offer) => wishFor(offer, 'formal')).filter((wish) => wish !== null)
  const trials = tryable.map((offer) => wishFor(offer, 'trial')).filter((wish) => wish !== null)
  const [wish, unpaid, charging] = wishes
  const [trial] = trials
  if (!wish?.choice || !unpaid || !charging || !trial)
    throw new Error('The demo has too few offers to look at.')
  const [due, open, tried] = [
    await placeOrder(unpaid, origin, cookie),
    await placeOrder(charging, origin, cookie),
    await placeOrder(trial, origin, cookie),
  ]
  await call(paymentEndpoints.open, { body: { orderId: open, channel: 'embedded' } }, origin, cookie)
  const paths = {
    home: '',
    app: '/app',
    start: '/search',
    global: '/search/global?keyword=A800',
    'search/resource': '/search/resource?keyword=A800',
    'search/goods': '/search/goods',
    shops: '/search/shop',
    ranking: '/ranking',
    'goods detail': `/detail/goods?goodsId=${wish.choice.goodsId}`,
    cart: '/goods/cart',
    order: `/goods/order${queryText(encodeForm(wish))}`,
    cashier: `/goods/pay?orderId=${due}`,
    scan: `/goods/pay/scan?orderId=${open}`,
    result: `/goods/pay/result?orderId=${tried}`,
    trial: `/trial/result?orderId=${tried}`,
    charge: '/goods/pay/charge',
    remittance: `/goods/pay/remittance?orderId=${due}`,
    agreement: '/goods/pay/protocol',
    'sign-in': '/sign-in',
    settle: '/settle',
    shop: '/detail/shop?id=1001',
    'service ai': '/service/ai',
    'service container': '/service/container',
    'service ecs': '/service/ecs',
    'service hpc': '/service/hpc',
    live: '/live',
    feedback: '/feedback',
    privacy: '/privacy',
    messages: '/chat/chatList',
    community: '/space/dashboard',
    'embedded applications': '/app-iframe',
    'embedded goods': `/detail-goods-iframe?goodsId=${wish.choice.goodsId}`,
    'embedded shop': '/detail-shop-iframe?id=1001',
    'not found': '/nothing/here',
  }
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `/ui/mall/mobile${path}`]))
}
