import { callFailure, shownInPlace } from '../client/index.ts'
import { type Need, pipe, TE, taskActor } from '../fp/index.ts'
import {
  type Intent,
  isRenewal,
  type PlacedOrder,
  type PurchaseEvent,
  type QuoteAnswer,
  type Submission,
} from '../purchase/index.ts'
import type { MallClient } from './mallClient.ts'

const placed = (order: PlacedOrder): PurchaseEvent => ({ type: 'order.placed', order })

/** Asks what an intent, or a renewal, costs and what stands in its way (D19). */
export const askQuote =
  ({ order }: MallClient) =>
  (intent: Intent): TE.TaskEither<QuoteAnswer, QuoteAnswer> =>
    pipe(
      isRenewal(intent)
        ? order.quoteRenewal({ body: intent }, shownInPlace)
        : order.quote({ body: intent }, shownInPlace),
      TE.bimap(
        (error) => ({ type: 'quote.refused', failure: callFailure(error) }),
        (quote) => ({ type: 'quote.made', quote }),
      ),
    )

/** Asks for the quote when the chart does. */
export const quoteActor = (client: MallClient): Need<Intent> => taskActor(askQuote(client))

/**
 * Places the order; the call goes on when the buyer leaves (D3).
 * @param tell hears of an order that was placed, also when its page has been left
 */
export const submitActor = ({ order }: MallClient, tell: (order: PlacedOrder) => void): Need<Submission> =>
  taskActor(({ request, key }: Submission) =>
    pipe(
      isRenewal(request)
        ? order.renew({ body: request }, { ...shownInPlace, idempotencyKey: key })
        : order.create({ body: request }, { ...shownInPlace, idempotencyKey: key }),
      TE.tapIO((created) => () => tell(created)),
      TE.bimap((error): PurchaseEvent => ({ type: 'order.refused', failure: callFailure(error) }), placed),
    ),
  )

/** Asks what became of a submission whose answer never came. */
export const askOutcomeActor = ({ order }: MallClient): Need<{ key: string }> =>
  taskActor(({ key }: { key: string }) =>
    pipe(
      order.outcome({ query: { key } }, shownInPlace),
      TE.bimap(
        (): PurchaseEvent => ({ type: 'order.unknown' }),
        (created): PurchaseEvent => (created === null ? { type: 'order.absent' } : placed(created)),
      ),
    ),
  )
