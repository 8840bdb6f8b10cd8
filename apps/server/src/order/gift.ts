import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { isErrorCode, type Refusal, refuse } from '@compute-mall/core/http'
import { compare } from '@compute-mall/core/money'
import { noticedGoods } from '@compute-mall/core/notice'
import type { GiftChoice, GiftRequest, OrderCreated, orderEndpoints } from '@compute-mall/core/order'
import { type Quote, refusalsOf } from '@compute-mall/core/purchase'
import { type AuditActor, actorOf, audit } from '../audit/index.ts'
import { customerNamed } from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type Asking, lockBuyer, quoteOf } from '../purchase/index.ts'
import { newOrderOf, type Ordering, placeOrder } from './order.create.ts'

/** The quote of a gift: nothing to pay, and no rule about who may buy. */
const asGift = (quote: Quote): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({ ...line, sourceSubtotal: line.subtotal, subtotal: '0.00' })),
  sourceTotal: quote.total,
  total: '0.00',
  saved: quote.total,
  refusals: [],
})

interface Recipient {
  readonly id: string
  readonly quote: Quote
}

const quoteGift = async (
  db: Db,
  { userName, choice }: GiftChoice,
  asking: Omit<Asking, 'userId'>,
): Promise<E.Either<Refusal, Recipient>> => {
  const id = await customerNamed(db, userName)
  if (id === undefined) return E.left(refusals.customerUnknown())
  const quoted = await quoteOf(db, { ...asking, userId: id }, { cartIds: [], choice, type: 'formal' })
  return E.isLeft(quoted) ? quoted : E.right({ id, quote: asGift(quoted.right) })
}

const refusalOf = (quote: Quote, { worth }: GiftRequest): Refusal | undefined => {
  for (const { code, details } of refusalsOf(quote)) if (isErrorCode(code)) return refuse(code, details)
  return compare(worth, quote.sourceTotal) === 0 ? undefined : refusals.priceChanged()
}

/**
 * Gives a customer a resource: an order of type gift that is settled at once, so that it is opened like a purchase.
 * Refusals: ORDER10004, PURCHASE10008, and those of a purchase of the same choice except rules about the buyer.
 */
const giveGift = async (
  trx: Db,
  gift: GiftRequest,
  ordering: Omit<Ordering, 'userId'>,
  by: AuditActor,
): Promise<E.Either<Refusal, OrderCreated>> => {
  const userId = await customerNamed(trx, gift.userName)
  if (userId === undefined) return E.left(refusals.customerUnknown())
  await lockBuyer(trx, userId)
  const quoted = await quoteGift(trx, gift, ordering)
  if (E.isLeft(quoted)) return quoted
  const { quote } = quoted.right
  const refusal = refusalOf(quote, gift)
  if (refusal !== undefined) return E.left(refusal)
  const newOrder = { ...newOrderOf(quote, 'gift'), agreement_version: null }
  const placed = await placeOrder(trx, quote, newOrder, { ...ordering, userId })
  if (E.isLeft(placed)) return placed
  const { orderId, orderNo } = placed.right
  await audit(trx, by, {
    action: 'order.given',
    object: { type: 'order', id: orderId },
    after: { orderNo, worth: quote.sourceTotal },
    reason: gift.reason.trim(),
  })
  for (const line of quote.lines)
    await notify(trx, {
      userIds: [userId],
      kind: 'giftReceived',
      eventId: `gift:${orderId}`,
      subjectId: orderId,
      details: { ...noticedGoods(line.name), orderNo },
      now: by.now,
    })
  return placed
}

export const giftHandlers = ({
  config,
  db,
}: Platform): Pick<Handlers<typeof orderEndpoints>, 'quoteGift' | 'give'> => ({
  quoteGift: async ({ body }, { language, now }) => {
    const quoted = await quoteGift(db, body, { language, now })
    return E.isLeft(quoted) ? quoted : E.right(quoted.right.quote)
  },

  give: ({ body }, context) => {
    const { language, now, idempotencyKey } = context
    const ordering = { language, now, key: idempotencyKey ?? '', lifetimeMs: config.orderTtlMs }
    return context.transact((trx) => giveGift(trx, body, ordering, actorOf(context, 'staff')))
  },
})
