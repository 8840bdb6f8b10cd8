import type { E } from '@compute-mall/core/fp'
import type { EnvelopeFailure } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { type OrderCreated, orderEndpoints, orderList } from '@compute-mall/core/order'
import type { OrderRequest, PurchaseIntent } from '@compute-mall/core/purchase'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { CallOptions } from './caller.ts'
import type { Sale } from './sale.ts'
import type { TestUser } from './server.ts'

/** The version of the agreement that `publishAgreement` puts in force. */
export const AGREEMENT = '2026-01'

export const publishAgreement = async (db: Kysely<Database>, version = AGREEMENT): Promise<void> => {
  await db
    .insertInto('agreements')
    .values({
      version,
      effective_at: new Date('2026-01-01T00:00:00Z'),
      title: { zh: '算力服务协议', en: 'Compute service agreement' },
      sections: JSON.stringify([]) as never,
    })
    .execute()
}

export interface Wish {
  readonly amount?: number
  readonly duration?: number
  readonly type?: 'formal' | 'trial'
}

/** The query of one's own orders that filters nothing. */
export const allOrders = readList(orderList, []).query

/** The intent to buy one thing straight from its page. */
export const intentFor = (
  { goodsId, skuId, pricingId, clusterId }: Sale,
  { amount = 1, duration = 1, type = 'formal' }: Wish = {},
): PurchaseIntent => ({
  cartIds: [],
  choice: {
    goodsId,
    skuId,
    pricingId,
    clusterId,
    purchaseAmount: amount,
    purchaseDuration: duration,
    purchaseDurationUnit: undefined,
  },
  type,
})

/** What the order page would send for an intent, at the total that the buyer was told. */
export const requestFor = (intent: PurchaseIntent, quotedTotal: string): OrderRequest => ({
  ...intent,
  quotedTotal,
  agreed: true,
  agreementVersion: AGREEMENT,
})

/** Orders as the order page does: asks for a quote and agrees to it. */
export const order = async (
  buyer: TestUser,
  intent: PurchaseIntent,
  options?: CallOptions,
): Promise<E.Either<EnvelopeFailure, OrderCreated>> => {
  const quote = await buyer.get(orderEndpoints.quote, { body: intent })
  return buyer.call(orderEndpoints.create, { body: requestFor(intent, quote.total) }, options)
}
