import { encodeForm, queryText } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { type OrderCreated, orderEndpoints, orderList } from '@compute-mall/core/order'
import type { PurchaseIntent } from '@compute-mall/core/purchase'
import { origin } from './account.ts'
import { type PropName, propOf } from './cast.ts'
import { call } from './product/request.ts'

/** The least that is sold of compute with cards. */
const MIN_CARD_HOURS = 10

/** One of the staged goods, as much of it as is sold at least. */
export const wish = (
  name: PropName,
  amount = propOf(name).kind === 'heterogeneous' ? MIN_CARD_HOURS : 1,
): PurchaseIntent => ({
  cartIds: [],
  choice: {
    goodsId: `g-${name}`,
    skuId: `s-${name}`,
    pricingId: `p-${name}`,
    clusterId: Object.keys(propOf(name).stock)[0] || undefined,
    purchaseAmount: amount,
    purchaseDuration: 1,
    purchaseDurationUnit: 'month',
  },
  type: 'formal',
})

/** A trial of staged goods that have one. */
export const trialWish = (name: PropName): PurchaseIntent => {
  const { choice, ...intent } = wish(name)
  return { ...intent, choice: choice && { ...choice, pricingId: `t-${name}` }, type: 'trial' }
}

/** The order confirmation of a wish. */
export const confirmation = (intent: PurchaseIntent): string =>
  `/ui/mall/goods/order${queryText(encodeForm(intent))}`

/** Places an order by calls alone, for journeys that begin behind it. */
export const place = async (cookie: string, intent: PurchaseIntent): Promise<OrderCreated> => {
  const { total, agreementVersion } = await call(orderEndpoints.quote, { body: intent }, origin(), cookie)
  const body = { ...intent, quotedTotal: total, agreed: true, agreementVersion }
  return call(orderEndpoints.create, { body }, origin(), cookie)
}

/** The orders of who calls, newest first. */
export const ordersOf = async (cookie: string) => {
  const query = { ...readList(orderList, []).query, limit: 20 }
  return (await call(orderEndpoints.list, { query }, origin(), cookie)).records
}
