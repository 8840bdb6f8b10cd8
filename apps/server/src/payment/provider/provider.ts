import type { Words } from '@compute-mall/core/codec'
import type { E, TE } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { Money } from '@compute-mall/core/money'
import type { BillDay, PayChannel } from '@compute-mall/core/payment'

/** What the payer is asked for. `paymentId` is our number of it (`out_trade_no` of Alipay and WeChat Pay). */
export interface OpenPayment {
  readonly paymentId: string
  readonly orderNo: string
  readonly subject: Words
  readonly amount: Money
  readonly expireTime: string
  /** Where the payer goes back to from the provider's page: the result of this order. */
  readonly returnUrl: string
}

/** Something that happened to a payment, whoever told it: a notice, or the answer to a query. Times are ISO 8601. */
export type PaymentFact =
  | { readonly kind: 'paid'; readonly transactionNo: string; readonly amount: Money; readonly at: string }
  | { readonly kind: 'failed'; readonly at: string }
  | { readonly kind: 'closed'; readonly at: string }
  | RefundFact

export interface RefundFact {
  readonly kind: 'refunded'
  /** The transaction that was given back. */
  readonly transactionNo: string
  /** Our number of the refund, or the provider's when the refund was made there. */
  readonly refundNo: string
  readonly amount: Money
  readonly at: string
}

/** A refund that the provider has accepted and will make; asked again, it says whether it is made. */
export interface RefundPending {
  readonly kind: 'refunding'
}

/** A payment or a refund on a provider's bill, by our number of the payment. */
export interface BillLine {
  readonly paymentId: string
  readonly fact: Extract<PaymentFact, { readonly kind: 'paid' | 'refunded' }>
}

/** A notice that has been verified: it comes from the provider, is fresh, and is meant for us. */
export interface Notice {
  readonly paymentId: string
  readonly fact: PaymentFact
}

/** Give back `amount` of one transaction; the same `refundNo` is one refund, however often it is asked for. */
export interface RefundRequest {
  readonly refundNo: string
  readonly paymentId: string
  readonly transactionNo: string
  readonly amount: Money
}

/** A provider did not answer, or not as agreed. What was asked for may have happened: ask again. */
export interface ProviderFailure {
  readonly reason: string
}

/** A notice as it arrived; the signature covers the very bytes of the body. */
export interface NoticeRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** What the provider wants to hear, in its own form. */
export interface NoticeAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/**
 * Somebody who takes money for us. Shaped for Alipay (RSA2 over sorted form parameters, the answer `success`) and
 * WeChat Pay v3 (signature in headers, encrypted JSON), which sign, encrypt and answer in their own ways; the
 * embedded one speaks to apps/cashier (decision D18).
 */
export interface PaymentProvider {
  readonly channel: PayChannel
  /** Opens a payment and says what its QR code holds; the same payment may be opened again. */
  readonly open: (payment: OpenPayment) => TE.TaskEither<ProviderFailure, { readonly qrTarget: string }>
  /**
   * Everything that has happened to a payment that was opened, earliest first. One that the provider does not know any
   * more is closed: nobody can pay it.
   */
  readonly query: (paymentId: string) => TE.TaskEither<ProviderFailure, readonly PaymentFact[]>
  /** Closes a payment, and says what has happened to it: one that was paid stays paid. */
  readonly close: (paymentId: string) => TE.TaskEither<ProviderFailure, readonly PaymentFact[]>
  readonly refund: (refund: RefundRequest) => TE.TaskEither<ProviderFailure, RefundFact | RefundPending>
  /** Everything that was paid and given back on a day of the platform that is over (test F7). */
  readonly bill: (day: BillDay) => TE.TaskEither<ProviderFailure, readonly BillLine[]>
  /** Refusals: PAY10004 for a notice that is forged, stale, unreadable or not meant for us (S5). */
  readonly readNotice: (request: NoticeRequest) => E.Either<Refusal, Notice>
  readonly answer: (accepted: boolean) => NoticeAnswer
}
