import { cartFixtures } from '../cart/testing/index.ts'
import { identityFixtures } from '../identity/testing/index.ts'
import type { PurchaseIntent, Quote, QuoteLine } from './purchase.codec.ts'
import type { Buyer } from './purchase.rules.ts'

const { leader: user, clusterAccount: kunshan } = identityFixtures

/** The leader of a group, signed, with a verified phone: the gate is open. */
export const leader: Buyer = { user, clusters: [kunshan] }

/** A buyer against whom every reason that can meet holds at once. */
export const barred: Buyer = {
  user: {
    ...user,
    isLeader: false,
    acctRole: 'Member',
    userType: 'agent',
    userLabelId: '1000000201',
    phone: null,
    phoneVerified: false,
  },
  clusters: [{ ...kunshan, accountDetail: { status: 'Disable' } }],
}

export const intent: PurchaseIntent = { cartIds: ['cart_1'], choice: undefined, type: 'formal' }

const { cardHours } = cartFixtures

export const quoteLine: QuoteLine = {
  goodsId: cardHours.goodsId,
  skuId: cardHours.skuId,
  shopId: cardHours.goods.shopId,
  shopName: cardHours.goods.shopName,
  name: cardHours.goods.name,
  kind: cardHours.goods.kind,
  figures: cardHours.goods.figures,
  specification: cardHours.goods.specification,
  clusterId: cardHours.clusterId,
  centerName: cardHours.centerName,
  amount: 1000,
  duration: 1,
  durationUnit: 'month',
  billingType: 'ONCE',
  unit: 'cardHour',
  unitPrice: '25.60',
  sourceSubtotal: '32000.00',
  subtotal: '25600.00',
  cartId: 'cart_1',
  pricingId: '2000010101',
  refusals: [],
}

/** 25,600.00 yuan for 1,000 card hours, with nothing against it. */
export const quote: Quote = {
  lines: [quoteLine],
  sourceTotal: '32000.00',
  total: '25600.00',
  saved: '6400.00',
  refusals: [],
  unpaidOrderId: null,
  agreementVersion: '2026-01',
}
