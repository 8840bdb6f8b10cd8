import { E } from '@compute-mall/core/fp'
import type { identityEndpoints } from '@compute-mall/core/identity'
import { actorOf, audit } from '../audit/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { accessTokensOf, createAccessToken, revokeAccessToken } from './store/accessTokens.ts'
import { endOwnSessions, sessionKey, sessionsOf } from './store/ownSessions.ts'
import { sessionCookieOf } from './store/sessions.ts'

type OwnAccountHandlers = Pick<
  Handlers<typeof identityEndpoints>,
  'sessions' | 'endOwnSessions' | 'accessTokens' | 'createAccessToken' | 'revokeAccessToken'
>

/** One's own sessions and access tokens; those of others are as if they were not there (test S1). */
export const ownAccountHandlers = ({ config, db }: Platform): OwnAccountHandlers => {
  const currentOf = ({ cookie }: Context<SessionUser>) => sessionKey(cookie(sessionCookieOf(config)))
  return {
    sessions: async (_, context) =>
      E.right(await sessionsOf(db, config, context.user, currentOf(context), context.now)),

    endOwnSessions: ({ body: { sessionId } }, context) =>
      context.transact(async (trx) => {
        const { user, now } = context
        const current = currentOf(context)
        const count = await endOwnSessions(trx, user.id, current, sessionId)
        const object = { type: 'user', id: user.id }
        if (count > 0)
          await audit(trx, actorOf(context, 'user'), {
            action: 'user.sessionsEnded',
            object,
            after: { count },
          })
        return E.right(await sessionsOf(trx, config, user, current, now))
      }),

    accessTokens: async (_, { user }) => E.right(await accessTokensOf(db, user.id)),

    createAccessToken: ({ body: { name, scope } }, context) =>
      context.transact(async (trx) => {
        const { user, now } = context
        const created = await createAccessToken(trx, { userId: user.id, name, scope, now })
        if (E.isRight(created))
          await audit(trx, actorOf(context, 'user'), {
            action: 'user.tokenCreated',
            object: { type: 'accessToken', id: created.right.token.tokenId },
            after: { name: created.right.token.name, scope },
          })
        return created
      }),

    revokeAccessToken: ({ body: { tokenId } }, context) =>
      context.transact(async (trx) => {
        const { user } = context
        const revoked = await revokeAccessToken(trx, user.id, tokenId)
        if (E.isLeft(revoked)) return revoked
        await audit(trx, actorOf(context, 'user'), {
          action: 'user.tokenRevoked',
          object: { type: 'accessToken', id: tokenId },
          before: { name: revoked.right.name },
        })
        return E.right(await accessTokensOf(trx, user.id))
      }),
  }
}
