import type { FastifyInstance } from 'fastify'
import { findPayment, refundsOf, transactionsOf } from './books.ts'
import { act, type Ledger } from './ledger.ts'
import { contentSecurityPolicy } from './page.style.ts'
import { type Language, languageOf } from './page.texts.ts'
import { missingPage, paymentPage, startPage } from './page.view.ts'
import { actionsAt, type PayerAction, stateAt } from './payment.ts'

export interface PageOptions {
  readonly ledger: Ledger
  readonly origin: string
}

interface Asked {
  Params: { token: string }
  Querystring: { lang?: string; late?: string }
}
interface Acted extends Asked {
  Params: { token: string; action: PayerAction }
  Body: URLSearchParams | undefined
}

const action = {
  type: 'object',
  properties: { action: { enum: ['pay', 'refuse', 'twice', 'late'] } },
} as const

/** The payer's page, `/pay/:token`: plain forms, no script. Whoever has the token may pay, as with any QR code. */
export const page = async (app: FastifyInstance, { ledger, origin }: PageOptions): Promise<void> => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  app.get<Asked>('/', async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    return startPage(languageOf(request.query.lang, request.headers['accept-language']))
  })

  app.get<Asked>('/pay/:token', async (request, reply) => {
    const { token } = request.params
    const language = languageOf(request.query.lang, request.headers['accept-language'])
    const shown = show(token, language, request.query.late !== undefined)
    reply.type('text/html; charset=utf-8')
    return shown ?? reply.status(404).send(missingPage(language))
  })

  app.post<Acted>('/pay/:token/:action', { schema: { params: action } }, async (request, reply) => {
    const { token, action } = request.params
    const language = languageOf(request.query.lang, request.headers['accept-language'])
    const done = act(ledger, token, action, request.body?.get('silent') === 'on')
    return reply.redirect(`/pay/${encodeURIComponent(token)}?lang=${language}${done ? '' : '&late'}`, 303)
  })

  const show = (token: string, language: Language, tooLate: boolean): string | undefined => {
    const payment = findPayment(ledger.db, 'token', token)
    if (payment === undefined) return undefined
    return paymentPage({
      language,
      payment,
      tooLate,
      state: stateAt(payment, ledger.clock()),
      actions: actionsAt(payment, ledger.clock()),
      transactions: transactionsOf(ledger.db, payment.outTradeNo),
      refunds: refundsOf(ledger.db, payment.outTradeNo),
      address: `${origin}/pay/${payment.token}`,
    })
  }
}
