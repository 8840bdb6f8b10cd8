import { callFailure, shownInPlace } from '../client/index.ts'
import { type Need, pipe, TE, taskActor } from '../fp/index.ts'
import type {
  AccountPayment,
  CashierEvent,
  PaymentEvent,
  PaymentSession,
  SessionRequest,
} from '../payment/index.ts'
import type { MallClient } from './mallClient.ts'

/** What both the cashier's and the payment's chart understand. */
type Told = Extract<CashierEvent, PaymentEvent>

const known = ({ status }: { readonly status: string }): Told => ({ type: 'status.known', status })
const unknown = (): Told => ({ type: 'status.unknown' })

/**
 * Opens a code for an order under the chart's key.
 * @param opened hears of it before the chart does
 */
export const openSessionActor = (
  { payment }: MallClient,
  opened: (session: PaymentSession) => void = () => {},
): Need<SessionRequest> =>
  taskActor(({ orderId, channel, key }: SessionRequest) =>
    pipe(
      payment.open({ body: { orderId, channel } }, { ...shownInPlace, idempotencyKey: key }),
      TE.tapIO((session) => () => opened(session)),
      TE.bimap(
        (error): Told => ({ type: 'session.refused', failure: callFailure(error) }),
        (session): Told => ({ type: 'session.opened', session }),
      ),
    ),
  )

/** Asks whether an order is paid. */
export const askOrderStatusActor = ({ payment }: MallClient): Need<{ orderId: string }> =>
  taskActor(({ orderId }: { orderId: string }) =>
    pipe(payment.orderStatus({ query: { orderId } }, shownInPlace), TE.bimap(unknown, known)),
  )

/** Asks what has become of a code: an order's by its id, a recharge's by its sign. */
export const askSessionStatusActor = ({ payment }: MallClient): Need<PaymentSession> =>
  taskActor(({ purpose, orderId, sign }: PaymentSession) =>
    pipe(
      purpose === 'recharge'
        ? payment.chargeStatus({ query: { sign } }, shownInPlace)
        : payment.orderStatus({ query: { orderId } }, shownInPlace),
      TE.bimap(unknown, known),
    ),
  )

/**
 * Pays an order from an account of the customer, under the key of the chart; without an answer its outcome is asked
 * for (D3).
 */
export const payFromAccountActor = ({ payment }: MallClient): Need<AccountPayment> =>
  taskActor(({ orderId, method, key }: AccountPayment) =>
    pipe(
      payment.payFromAccount({ body: { orderId, method } }, { ...shownInPlace, idempotencyKey: key }),
      TE.bimap((error): CashierEvent => ({ type: 'account.refused', failure: callFailure(error) }), known),
    ),
  )

/** Gives a payment up, so that its order is unpaid again. */
export const giveUpActor = ({ payment }: MallClient): Need<{ orderId: string }> =>
  taskActor(({ orderId }: { orderId: string }) =>
    pipe(payment.giveUp({ body: { orderId } }, shownInPlace), TE.bimap(unknown, known)),
  )
