/** A text of the payer's page in both languages. */
export interface Words {
  readonly zh: string
  readonly en: string
}

/** The states of a payment, in WeChat Pay's words: waiting, paid, refused by the payer, closed, given back in full. */
export type TradeState = 'NOTPAY' | 'SUCCESS' | 'PAYERROR' | 'CLOSED' | 'REFUND'

/** What a shop asks for. `amount` is yuan with two decimals; times are ISO 8601. */
export interface OpenRequest {
  readonly outTradeNo: string
  readonly orderNo: string
  readonly payee: Words
  readonly subject: Words
  readonly amount: string
  readonly expireTime: string
  readonly notifyUrl: string
  /** Where the payer goes back to from the page; without it there is no way back. */
  readonly returnUrl?: string
}

export interface Payment extends OpenRequest {
  readonly appId: string
  /** Names the payment on the payer's page; whoever has it may pay. */
  readonly token: string
  readonly state: TradeState
}

export interface Transaction {
  readonly transactionId: string
  readonly amount: string
  readonly paidAt: string
}

export interface Refund {
  readonly outRefundNo: string
  readonly refundId: string
  readonly transactionId: string
  readonly amount: string
  readonly refundedAt: string
}

/** One movement of money on a bill; `outRefundNo` is null for a payment. */
export interface BillLine {
  readonly kind: 'payment' | 'refund'
  readonly outTradeNo: string
  readonly transactionId: string
  readonly outRefundNo: string | null
  readonly amount: string
  readonly at: string
}

/** What a payer can do; `late` and `twice` are here to show how the shop deals with them. */
export type PayerAction = 'pay' | 'refuse' | 'twice' | 'late'

const actions: Readonly<Record<TradeState, readonly PayerAction[]>> = {
  NOTPAY: ['pay', 'refuse', 'twice'],
  SUCCESS: ['twice'],
  PAYERROR: ['late'],
  CLOSED: ['late'],
  REFUND: [],
}

/** The state as it is at `now`: a payment that nobody made in time is closed. */
export const stateAt = ({ state, expireTime }: Payment, now: number): TradeState =>
  state === 'NOTPAY' && Date.parse(expireTime) <= now ? 'CLOSED' : state

export const actionsAt = (payment: Payment, now: number): readonly PayerAction[] =>
  actions[stateAt(payment, now)]

/** How many transactions an action makes: a payer who pays twice has two, counting the one that is there already. */
export const transactionsBy = (action: PayerAction, state: TradeState): number => {
  if (action === 'refuse') return 0
  return action === 'twice' && state === 'NOTPAY' ? 2 : 1
}
