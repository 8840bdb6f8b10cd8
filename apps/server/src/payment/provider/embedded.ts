import { decode, type Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { type Clock, SECOND_MS } from '@compute-mall/core/time'
import type * as t from 'io-ts'
import {
  billLinesOf,
  CashierBill,
  CashierNotice,
  CashierPayment,
  CashierRefund,
  factsOf,
  noticedFact,
  refundFact,
} from './embedded.codec.ts'
import type { ProviderKeys } from './embedded.keys.ts'
import { APP_HEADER, isSigned, signatureHeaders } from './embedded.signature.ts'
import type { PaymentProvider, ProviderFailure } from './provider.ts'

/** Longer than this the buyer is not kept waiting for a provider. */
const ANSWER_TIMEOUT_MS = 5 * SECOND_MS

export interface EmbeddedSettings {
  /** Where the cashier is called, e.g. `http://127.0.0.1:4700`. */
  readonly cashierUrl: string
  /** Where the cashier sends its notices. */
  readonly notifyUrl: string
  /** By which we are known to the cashier. */
  readonly appId: string
  readonly payee: Words
  readonly keys: ProviderKeys
  readonly clock: Clock
}

interface CashierAnswer {
  readonly status: number
  readonly json: unknown
}

/** The provider that comes with the product: a client of apps/cashier, both sides signing with Ed25519. */
export const embeddedProvider = (settings: EmbeddedSettings): PaymentProvider => {
  const { appId, clock, keys, payee, notifyUrl } = settings
  const call = callCashier(settings)
  const facts = (answer: CashierAnswer) => {
    const at = new Date(clock()).toISOString()
    return answer.status === 404
      ? TE.right([{ kind: 'closed', at } as const])
      : pipe(
          answer,
          expecting(CashierPayment),
          TE.map((payment) => factsOf(payment, at)),
        )
  }

  return {
    channel: 'embedded',
    open: ({ paymentId, ...payment }) =>
      pipe(
        call('POST', '/v1/payments', { ...payment, outTradeNo: paymentId, payee, notifyUrl }),
        TE.chain(expecting(CashierPayment)),
        TE.map(({ codeUrl }) => ({ qrTarget: codeUrl })),
      ),
    query: (paymentId) => pipe(call('GET', `/v1/payments/${paymentId}`), TE.chain(facts)),
    close: (paymentId) => pipe(call('POST', `/v1/payments/${paymentId}/close`), TE.chain(facts)),
    refund: ({ paymentId, refundNo, transactionNo, amount }) =>
      pipe(
        call('POST', `/v1/payments/${paymentId}/refunds`, {
          outRefundNo: refundNo,
          transactionId: transactionNo,
          amount,
        }),
        TE.chain(expecting(CashierRefund)),
        TE.map(refundFact),
      ),
    bill: (day) =>
      pipe(
        call('GET', `/v1/bills/${day}`),
        TE.chain(expecting(CashierBill)),
        TE.filterOrElse(
          (bill) => bill.day === day,
          (bill) => ({ reason: `the cashier gave the bill of ${bill.day} for that of ${day}` }),
        ),
        TE.map(billLinesOf),
      ),
    readNotice: ({ headers, body }) => {
      const cashier = keys.cashier()
      if (cashier === undefined || !isSigned(cashier, headers, { body }, clock()))
        return E.left(refusals.signatureInvalid())
      return pipe(
        parse(body),
        E.chainW(decode(CashierNotice)),
        E.filterOrElseW(
          (notice) => notice.appId === appId,
          () => undefined,
        ),
        E.bimap(
          () => refusals.signatureInvalid(),
          (notice) => ({ paymentId: notice.outTradeNo, fact: noticedFact(notice) }),
        ),
      )
    },
    answer: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify({ code: accepted ? 'SUCCESS' : 'FAIL' }),
    }),
  }
}

/** One signed call, whose answer must be signed by the cashier as well. */
const callCashier =
  ({ appId, cashierUrl, clock, keys }: EmbeddedSettings) =>
  (method: 'GET' | 'POST', path: string, payload?: object): TE.TaskEither<ProviderFailure, CashierAnswer> => {
    const body = payload === undefined ? '' : JSON.stringify(payload)
    const headers = {
      [APP_HEADER]: appId,
      ...signatureHeaders(keys.own, { target: [appId, method, path], body }, clock()),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    }
    return pipe(
      TE.tryCatch(async () => {
        const answer = await fetch(`${cashierUrl}${path}`, {
          method,
          headers,
          ...(payload === undefined ? {} : { body }),
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        })
        return { status: answer.status, headers: answer.headers, text: await answer.text() }
      }, failure),
      TE.chainEitherK((answer) => {
        const cashier = keys.cashier()
        const signed = Object.fromEntries(answer.headers)
        return cashier !== undefined && isSigned(cashier, signed, { body: answer.text }, clock())
          ? pipe(
              parse(answer.text),
              E.map((json) => ({ status: answer.status, json })),
            )
          : E.left({ reason: `the cashier's answer ${answer.status} is not signed by it` })
      }),
    )
  }

const expecting =
  <A, O>(codec: t.Type<A, O, unknown>) =>
  ({ status, json }: CashierAnswer): TE.TaskEither<ProviderFailure, A> =>
    status === 200
      ? TE.fromEither(
          pipe(
            json,
            decode(codec),
            E.mapLeft(([first]) => ({ reason: `the cashier's answer: ${first?.path} ${first?.reason}` })),
          ),
        )
      : TE.left({ reason: `the cashier answered ${status} ${JSON.stringify(json)}` })

const parse = (text: string): E.Either<ProviderFailure, unknown> =>
  E.tryCatch(() => JSON.parse(text), failure)

const failure = (error: unknown): ProviderFailure => ({ reason: String(error) })
