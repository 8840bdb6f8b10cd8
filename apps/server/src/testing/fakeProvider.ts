import { generateKeyPairSync } from 'node:crypto'
import { E, TE } from '@compute-mall/core/fp'
import type { LightMyRequestResponse } from 'fastify'
import { allModules, type ModuleList } from '../modules.ts'
import {
  type BillLine,
  type OpenPayment,
  type PaymentFact,
  type PaymentProvider,
  paymentModule,
  providersOf,
  type RefundFact,
  type RefundPending,
  type RefundRequest,
} from '../payment/index.ts'
import { signatureHeaders } from '../payment/provider/embedded.signature.ts'
import { embeddedProvider } from '../payment/provider/embedded.ts'
import type { Platform } from '../platform/platform.ts'
import type { TestServer } from './server.ts'

const APP = 'compute-mall'

export type PaidFact = Extract<PaymentFact, { readonly kind: 'paid' }>

/** A payment as the provider has it. */
interface FakePayment extends OpenPayment {
  readonly facts: PaymentFact[]
}

/** A payment provider in the hand of a test: it does what the payer does, and says so when it is told to. */
export interface FakeProvider {
  readonly modules: ModuleList
  readonly payments: ReadonlyMap<string, FakePayment>
  readonly refunds: readonly RefundRequest[]
  /** What its bills say, by day; of a day that is not there, nothing. */
  readonly bills: Map<string, readonly BillLine[]>
  /** While it is away nobody gets an answer. */
  isAway: boolean
  /** While it is slow it accepts refunds and does not make them yet. */
  isSlow: boolean
  /** Makes something happen to a payment, without telling. */
  happen(paymentId: string, fact: PaymentFact): void
  /** The payer pays the whole, without telling. @returns the fact, to be told */
  pay(paymentId: string): PaidFact
  /** Sends a notice as the provider does, with what a forger changes. */
  tell(
    server: TestServer,
    paymentId: string,
    fact: PaymentFact,
    forged?: Forgery,
  ): Promise<LightMyRequestResponse>
}

export interface Forgery {
  readonly body?: Readonly<Record<string, unknown>>
  /** Replaces the body after it was signed. */
  readonly sentBody?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly signedAt?: number
  readonly byStranger?: boolean
}

const events = {
  paid: 'PAYMENT.SUCCESS',
  failed: 'PAYMENT.FAILED',
  closed: 'PAYMENT.CLOSED',
  refunded: 'REFUND.SUCCESS',
} as const

const noticeOf = (payment: FakePayment | undefined, paymentId: string, fact: PaymentFact) => ({
  event: events[fact.kind],
  appId: APP,
  outTradeNo: paymentId,
  at: fact.at,
  amount: 'amount' in fact ? fact.amount : (payment?.amount ?? '0.00'),
  ...('transactionNo' in fact ? { transactionId: fact.transactionNo } : {}),
  ...('refundNo' in fact ? { outRefundNo: fact.refundNo, refundId: `50-${fact.refundNo}` } : {}),
})

export const createFakeProvider = (): FakeProvider => {
  const payments = new Map<string, FakePayment>()
  const refunds: RefundRequest[] = []
  const bills = new Map<string, readonly BillLine[]>()
  const cashier = generateKeyPairSync('ed25519')
  const stranger = generateKeyPairSync('ed25519')
  let numbers = 0

  const answered = <A>(answer: () => A) =>
    TE.fromEither(fakeProvider.isAway ? E.left({ reason: 'the provider is away' }) : E.right(answer()))

  const close = (paymentId: string): readonly PaymentFact[] => {
    const facts = payments.get(paymentId)?.facts ?? []
    if (facts.length === 0) facts.push({ kind: 'closed', at: new Date(0).toISOString() })
    return facts
  }

  const refund = (request: RefundRequest): RefundFact | RefundPending => {
    refunds.push(request)
    if (fakeProvider.isSlow) return { kind: 'refunding' }
    const { refundNo, transactionNo, amount } = request
    return { kind: 'refunded', refundNo, transactionNo, amount, at: new Date(0).toISOString() }
  }

  const providerOf = ({ clock }: Platform): PaymentProvider => ({
    ...embeddedProvider({
      cashierUrl: 'http://cashier.invalid',
      notifyUrl: 'http://mall.invalid',
      appId: APP,
      payee: { zh: '算力商城', en: 'Compute Mall' },
      keys: { own: stranger.privateKey, cashier: () => cashier.publicKey },
      clock,
    }),
    open: (payment) =>
      answered(() => {
        if (!payments.has(payment.paymentId)) payments.set(payment.paymentId, { ...payment, facts: [] })
        return { qrTarget: `https://pay.test/${payment.paymentId}` }
      }),
    query: (paymentId) => answered(() => [...(payments.get(paymentId)?.facts ?? [])]),
    close: (paymentId) => answered(() => [...close(paymentId)]),
    refund: (request) => answered(() => refund(request)),
    bill: (day) => answered(() => bills.get(day) ?? []),
  })

  const happen = (paymentId: string, fact: PaymentFact): void => {
    payments.get(paymentId)?.facts.push(fact)
  }

  const fakeProvider: FakeProvider = {
    modules: (platform, sessions) => ({
      ...allModules(platform, sessions),
      payment: paymentModule(platform, providersOf(providerOf(platform))),
    }),
    payments,
    refunds,
    bills,
    isAway: false,
    isSlow: false,
    happen,
    pay: (paymentId) => {
      const transactionNo = `42${++numbers}`
      const amount = payments.get(paymentId)?.amount ?? '0.00'
      const fact = { kind: 'paid', transactionNo, amount, at: '2026-11-21T02:01:00.000Z' } as const
      happen(paymentId, fact)
      return fact
    },
    tell: ({ http, clock }, paymentId, fact, forged = {}) => {
      const body = JSON.stringify({ ...noticeOf(payments.get(paymentId), paymentId, fact), ...forged.body })
      const key = forged.byStranger === true ? stranger.privateKey : cashier.privateKey
      const headers = {
        'content-type': 'application/json',
        ...signatureHeaders(key, { body }, forged.signedAt ?? clock()),
        ...forged.headers,
      }
      return http.inject({
        method: 'POST',
        url: '/operation/pay/notice/embedded',
        headers: Object.fromEntries(
          Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
        payload: forged.sentBody ?? body,
      })
    },
  }
  return fakeProvider
}
