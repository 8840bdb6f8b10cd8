import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPayment, refundsOf, transactionsOf } from './books.ts'
import type { Keys } from './keys.ts'
import {
  billOf,
  closePayment,
  type Ledger,
  openPayment,
  type RefundRequest,
  refundPayment,
} from './ledger.ts'
import { type OpenRequest, type Payment, stateAt } from './payment.ts'
import { APP_HEADER, isSigned, signatureHeaders } from './signature.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was signed. */
    signedBody: string
  }
}

export interface ApiOptions {
  readonly ledger: Ledger
  readonly keys: Keys
  readonly origin: string
}

interface ByNumber {
  Params: { outTradeNo: string }
}

interface ByDay {
  Params: { day: string }
}

const billing = { type: 'object', properties: { day: { type: 'string', format: 'date' } } } as const
const number = { type: 'string', pattern: '^[A-Za-z0-9_-]{6,64}$' } as const
const amount = { type: 'string', pattern: '^(?!0+\\.00$)\\d{1,10}\\.\\d{2}$' } as const
const words = {
  type: 'object',
  required: ['zh', 'en'],
  properties: { zh: { type: 'string', maxLength: 128 }, en: { type: 'string', maxLength: 128 } },
} as const

const opening = {
  type: 'object',
  required: ['outTradeNo', 'orderNo', 'payee', 'subject', 'amount', 'expireTime', 'notifyUrl'],
  additionalProperties: false,
  properties: {
    outTradeNo: number,
    orderNo: number,
    payee: words,
    subject: words,
    amount,
    expireTime: { type: 'string', format: 'date-time' },
    notifyUrl: { type: 'string', pattern: '^https?://', maxLength: 512 },
    returnUrl: { type: 'string', pattern: '^https?://', maxLength: 512 },
  },
} as const

const refunding = {
  type: 'object',
  required: ['outRefundNo', 'transactionId', 'amount'],
  additionalProperties: false,
  properties: { outRefundNo: number, transactionId: number, amount },
} as const

/**
 * What shops call, in the manner of WeChat Pay v3: JSON, both ways signed. Errors carry `code` and `message`.
 * A payment is known to the app that opened it alone.
 */
export const api = async (app: FastifyInstance, { ledger, keys, origin }: ApiOptions): Promise<void> => {
  app.decorateRequest('signedBody', '')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.signedBody = String(body)
    parseJson(request.signedBody, done)
  })
  app.addHook('preValidation', requireSignature(keys, ledger.clock))
  app.addHook('onSend', async (_request, reply, body) => {
    reply.headers(signatureHeaders(keys.own, { body: String(body ?? '') }, ledger.clock()))
    return body
  })

  const found = (request: FastifyRequest<ByNumber>): Payment | undefined => {
    const payment = findPayment(ledger.db, 'out_trade_no', request.params.outTradeNo)
    return payment?.appId === appOf(request) ? payment : undefined
  }
  const shown = (payment: Payment) => ({
    appId: payment.appId,
    outTradeNo: payment.outTradeNo,
    state: stateAt(payment, ledger.clock()),
    amount: payment.amount,
    codeUrl: `${origin}/pay/${payment.token}`,
    transactions: transactionsOf(ledger.db, payment.outTradeNo),
    refunds: refundsOf(ledger.db, payment.outTradeNo),
  })

  app.post<{ Body: OpenRequest }>('/v1/payments', { schema: { body: opening } }, async (request, reply) => {
    const payment = openPayment(ledger, appOf(request), request.body)
    return payment.appId === appOf(request) ? shown(payment) : missing(reply)
  })

  app.get<ByNumber>('/v1/payments/:outTradeNo', async (request, reply) => {
    const payment = found(request)
    return payment === undefined ? missing(reply) : shown(payment)
  })

  app.post<ByNumber>('/v1/payments/:outTradeNo/close', async (request, reply) => {
    const payment = found(request)
    if (payment === undefined) return missing(reply)
    closePayment(ledger, payment)
    return shown(found(request) ?? payment)
  })

  app.post<ByNumber & { Body: RefundRequest }>(
    '/v1/payments/:outTradeNo/refunds',
    { schema: { body: refunding } },
    async (request, reply) => {
      const payment = found(request)
      if (payment === undefined) return missing(reply)
      const refund = refundPayment(ledger, payment, request.body)
      return refund ?? refusal(reply, 409, 'NOT_ENOUGH', 'There is not so much left to give back.')
    },
  )

  app.get<ByDay>('/v1/bills/:day', { schema: { params: billing } }, async (request, reply) => {
    const { day } = request.params
    const lines = billOf(ledger, appOf(request), day)
    return lines === undefined
      ? refusal(reply, 404, 'NO_STATEMENT_EXIST', 'The day is not over yet.')
      : { appId: appOf(request), day, lines }
  })
}

const requireSignature =
  (keys: Keys, clock: () => number) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const shop = keys.shop()
    if (shop === undefined)
      return refusal(reply, 503, 'NO_SHOP_KEY', 'The shop has not laid down its public key yet.')
    const message = { target: [appOf(request), request.method, request.url], body: request.signedBody }
    return isSigned(shop, request.headers, message, clock())
      ? undefined
      : refusal(reply, 401, 'SIGN_ERROR', 'The signature is missing, wrong or too old.')
  }

const appOf = (request: FastifyRequest): string => String(request.headers[APP_HEADER] ?? '')

const missing = (reply: FastifyReply) => refusal(reply, 404, 'ORDER_NOT_EXIST', 'There is no such payment.')

const refusal = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.status(status).send({ code, message })

const parseJson = (text: string, done: (error: Error | null, body?: unknown) => void): void => {
  try {
    done(null, JSON.parse(text))
  } catch {
    done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }))
  }
}
