import { E } from '@compute-mall/core/fp'
import { PayChannel } from '@compute-mall/core/payment'
import type { FastifyInstance } from 'fastify'
import { transact } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import { NOTICE_PATH, type Providers } from './providers.ts'
import { applyProviderEvent } from './store/providerEvents.ts'

interface Noticed {
  Params: { provider: string }
}

/** Notices are short; anything longer is none. */
const MAX_BYTES = 64 * 1024

/**
 * Takes the providers' notices. They come from a machine and are no part of the contract: no cookie, no origin, no
 * envelope; each is verified by its provider's signature (tests F4, F5, S5).
 */
export const noticeRoutes =
  ({ db, clock }: Platform, providers: Providers) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post<Noticed>(NOTICE_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const channel = request.params.provider
      const provider = PayChannel.is(channel) ? providers.get(channel) : undefined
      if (provider === undefined) return reply.callNotFound()
      const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
      const notice = provider.readNotice({ headers: request.headers, body })
      const taken = E.isLeft(notice)
        ? notice
        : await transact(db, (trx) =>
            applyProviderEvent(
              trx,
              provider.channel,
              notice.right.paymentId,
              notice.right.fact,
              new Date(clock()),
            ),
          )
      if (E.isLeft(taken))
        request.log.warn(
          { channel, refusal: taken.left, ...(E.isRight(notice) ? { notice: notice.right } : {}) },
          'a payment notice was refused',
        )
      const answer = provider.answer(E.isRight(taken))
      return reply.code(answer.status).type(answer.contentType).send(answer.body)
    })
  }
