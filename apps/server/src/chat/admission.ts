import { decode, Id } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as t from 'io-ts'
import type { Sessions } from '../identity/index.ts'
import { sendRefusal } from '../platform/http/answer.ts'
import { languageOf } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type Caller, callerNamed } from './callers.ts'
import type { ClientConnection } from './clientConnection.ts'
import { visitorCookieOf, visitorOf } from './store/visitors.ts'

const Query = t.type({ userId: Id, shopId: Id })

/** Who was let in, and what proves it: a session by its hash, or null for a visitor. */
interface Admitted {
  readonly caller: Caller
  readonly session: string | null
  /** The visitor whom the same browser was, where a user has come. */
  readonly visitorId: string | null
}

/** The door of chat (test S10). */
export interface Admission {
  /** Before the request becomes a socket; answers as HTTP whoever is not let in. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
  /** @throws Error when the request was not let in */
  admitted(request: FastifyRequest): Admitted
  /** Those of the connections whose session has ended, or whose visitor id is no more. */
  gone(connections: readonly ClientConnection[]): Promise<readonly ClientConnection[]>
}

export const createAdmission = ({ config, db }: Platform, sessions: Sessions): Admission => {
  const cookieName = visitorCookieOf(config)
  const known = new WeakMap<FastifyRequest, Admitted>()

  const judge = async (request: FastifyRequest): Promise<E.Either<Refusal, Admitted>> => {
    const { origin } = request.headers
    if (origin === undefined || !config.origins.includes(origin))
      return E.left(refusals.untrustedOrigin({ address: config.publicOrigin }))
    const query = decode(Query)(request.query)
    if (E.isLeft(query)) return E.left(refusals.invalidInput({ field: query.left[0]?.path ?? 'query' }))
    const user = await sessions.authenticate(request)
    const caller = await callerNamed(db, query.right.userId, user, request.cookies[cookieName])
    if (caller === null) return E.left(refusals.sessionEnded())
    if (caller.user === null) return E.right({ caller, session: null, visitorId: null })
    const visitorId = await visitorOf(db, request.cookies[cookieName])
    return E.right({ caller, session: sessions.keyOf(request), visitorId })
  }

  const visitorsAmong = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set()
    const rows = await db.selectFrom('visitors').select('id').where('id', 'in', ids).execute()
    return new Set(rows.map(({ id }) => id))
  }

  return {
    admit: async (request, reply) => {
      const judged = await judge(request)
      if (E.isLeft(judged)) return sendRefusal(reply, judged.left, languageOf(request, null))
      known.set(request, judged.right)
      return undefined
    },
    admitted: (request) => {
      const who = known.get(request)
      if (who === undefined) throw new Error('chat: a socket that was not let in')
      return who
    },
    gone: async (connections) => {
      const [live, visitors] = await Promise.all([
        sessions.aliveAmong(connections.flatMap(({ session }) => session ?? [])),
        visitorsAmong(connections.filter(({ session }) => session === null).map(({ caller }) => caller.id)),
      ])
      return connections.filter(({ session, caller }) =>
        session === null ? !visitors.has(caller.id) : !live.has(session),
      )
    },
  }
}
