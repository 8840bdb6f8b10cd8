import { onlyNamed } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  answersWithFile,
  type Endpoint,
  type Refusal,
  type ServedFile,
  VERSION_HEADER,
} from '@compute-mall/core/http'
import { MINUTE_MS } from '@compute-mall/core/time'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/index.ts'
import { isDatabaseBusy, isUnanswered, OutcomeUnknown, transact } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { createWorkQueue, type Leave, type WorkQueue } from '../workQueue.ts'
import { sendData, sendFile, sendRefusal } from './answer.ts'
import type { Context, SessionUser } from './context.ts'
import { checkAccess, checkOrigin, checkPage, checkToken, keyOf } from './guard.ts'
import { type DecodeInput, decoderOf, type RawInput, readInput } from './input.ts'
import { keyedChanges } from './keyed.ts'
import { languageOf } from './language.ts'
import { countingParts, createUploadLimit, discardBody } from './uploads.ts'

/** What an endpoint's codecs do for its route, looked into once. */
interface WireCodecs {
  readonly decodeInput: DecodeInput
  /** Leaves of an encoded answer what its codec names (R3.01). */
  readonly strip: (encoded: unknown) => unknown
}

/** Finds who calls by the request's cookies; null for a visitor or a dead session. */
export type Authenticate = (request: FastifyRequest) => Promise<SessionUser | null>

/** A handler whose types the contract has checked, called with what its codecs have decoded. */
type Call<A> = (input: RawInput, context: Context<SessionUser | null>) => Promise<E.Either<Refusal, A>>
type AnyHandler = Call<unknown>

export interface Route {
  /** Module and name, e.g. `cart.put`. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly handler: AnyHandler | { readonly prepare: Call<AnyHandler> }
}

/** Requests are at most 1 MiB, with a file 5 MiB and room for the fields beside it (decisions, Figures). */
export const BODY_LIMIT = 1024 * 1024
const UPLOAD_LIMIT = 5 * 1024 * 1024 + 64 * 1024

/** Work that costs much more than its request: files are exports of whole lists, searches count facets. */
const COSTLY_WORK = {
  files: { running: 6, runningEach: 2, waitingEach: 4, waiting: 64 },
  searches: { running: 8, runningEach: 8, waitingEach: 32, waiting: 256 },
} as const

/** Answers each endpoint of the contract: guards, decoding, handler, encoding. */
export const serveRoutes = (
  app: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
  routes: readonly Route[],
): void => {
  const keyed = keyedChanges(platform)
  const noteOrigin = untrustedOrigins(platform)
  const claimUpload = createUploadLimit()
  const files = createWorkQueue(COSTLY_WORK.files)
  const searches = createWorkQueue(COSTLY_WORK.searches)
  const queueOf = ({ name, endpoint }: Route): WorkQueue | undefined =>
    answersWithFile(endpoint) ? files : name.startsWith('search.') ? searches : undefined
  const callers = new WeakMap<FastifyRequest, SessionUser | null>()

  /** Who calls, if they may: asked before the body is read, so that nobody fills the memory with what is refused. */
  const admit = async (
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<E.Either<Refusal, void>> => {
    const { endpoint } = route
    const trusted = checkOrigin(endpoint, request, platform.config.origins)
    if (E.isLeft(trusted)) {
      noteOrigin(request)
      return trusted
    }
    const user = await authenticate(request)
    callers.set(request, user)
    const mayCall = checkAccess(endpoint, user, platform.config.goodsAccess)
    const mayByToken = E.isLeft(mayCall) ? mayCall : checkToken(route, user)
    const allowed = E.isLeft(mayByToken) ? mayByToken : checkPage(endpoint, request, user)
    if (E.isLeft(allowed) || endpoint.encoding !== 'multipart') return allowed
    return claimUpload(user?.id, request.ip, reply)
  }

  const perform = async (
    { name, endpoint, handler }: Route,
    { decodeInput, strip }: WireCodecs,
    request: FastifyRequest,
    reply: FastifyReply,
    user: SessionUser | null,
  ): Promise<E.Either<Refusal, unknown>> => {
    const key = keyOf(endpoint, request)
    if (E.isLeft(key)) return key
    const raw = await readInput(endpoint, request)
    if (E.isLeft(raw)) return raw
    const input = decodeInput(raw.right)
    if (E.isLeft(input)) return input

    let hasCommitted = false
    const onCommit = () => {
      hasCommitted = true
    }
    const contextIn = (trx: Db | null) => contextOf(platform, request, reply, user, key.right, trx, onCommit)
    const prepare = async () =>
      'prepare' in handler ? handler.prepare(input.right, contextIn(null)) : E.right(handler)
    const run = async (change: AnyHandler, trx: Db | null): Promise<E.Either<Refusal, unknown>> => {
      const output = await change(input.right, contextIn(trx))
      return E.isLeft(output) || answersWithFile(endpoint)
        ? output
        : E.right(strip(endpoint.response.encode(output.right)))
    }
    if (key.right !== null)
      return keyed(
        { userId: user?.id ?? 'anyone', key: key.right, call: name, input: raw.right },
        prepare,
        run,
      )
    const prepared = await prepare()
    if (E.isLeft(prepared)) return prepared
    // Statements outside of a transaction commit themselves: one that was not answered may have made the change.
    return run(prepared.right, null).catch((error: unknown) => {
      const mayHaveChanged = isUnanswered(error) || (hasCommitted && isDatabaseBusy(error))
      throw endpoint.effect === 'change' && mayHaveChanged ? new OutcomeUnknown(error) : error
    })
  }

  for (const route of routes) {
    const { endpoint } = route
    const queue = queueOf(route)
    const codecs = { decodeInput: decoderOf(endpoint), strip: onlyNamed(endpoint.response) }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.encoding === 'multipart' ? UPLOAD_LIMIT : BODY_LIMIT,
      preParsing: async (request, reply, payload) => {
        const admitted = await admit(route, request, reply)
        if (E.isRight(admitted)) {
          if (endpoint.encoding !== 'multipart') return payload
          if (!(Number(request.headers['content-length']) > UPLOAD_LIMIT))
            return countingParts(payload, request.headers['content-type'])
          await discardBody(request.raw)
          await sendRefusal(reply, refusals.tooLarge(), languageOf(request, callers.get(request) ?? null))
          return payload
        }
        await sendRefusal(reply, admitted.left, languageOf(request, callers.get(request) ?? null))
        return payload
      },
      handler: async (request, reply) => {
        const user = callers.get(request) ?? null
        const leave = await queue?.enter(user?.id ?? request.ip, reply.raw)
        if (leave === null) return sendRefusal(reply, refusals.unavailable(), languageOf(request, user))
        // Rows of a file are read while it is sent.
        if (answersWithFile(endpoint) && leave !== undefined) leaveOnceSent(reply, leave)
        const result = await perform(route, codecs, request, reply, user).finally(
          answersWithFile(endpoint) ? undefined : leave,
        )
        return E.isLeft(result)
          ? sendRefusal(reply, result.left, languageOf(request, user))
          : answersWithFile(endpoint)
            ? // A handler of such a call gives nothing else, which its type has checked.
              sendFile(reply, result.right as ServedFile)
            : sendData(reply, result.right)
      },
    })
  }
}

/** A file that its receiver reads slowly costs little after this long. */
const MAX_SENDING_MS = MINUTE_MS / 2

const leaveOnceSent = ({ raw }: FastifyReply, leave: Leave): void => {
  const late = setTimeout(leave, MAX_SENDING_MS).unref()
  const done = () => {
    clearTimeout(late)
    leave()
  }
  raw.once('finish', done).once('close', done)
}

/** How many untrusted origins are logged at most, each once: whoever sends them chooses them. */
const MAX_LOGGED_ORIGINS = 20

/** Logs which setting makes pages of this server untrusted; pages of other sites name no version of ours. */
const untrustedOrigins = ({ config, log }: Platform) => {
  const logged = new Set<string>()
  return ({ headers }: FastifyRequest): void => {
    const { origin } = headers
    if (origin === undefined || headers[VERSION_HEADER] === undefined) return
    if (logged.has(origin) || logged.size >= MAX_LOGGED_ORIGINS) return
    logged.add(origin)
    log.warn(
      { origin, trusted: config.origins },
      'A page of an origin that is not trusted asked for a change. If it is ours, set PUBLIC_ORIGIN to this origin.',
    )
  }
}

const contextOf = (
  { db, clock }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  user: SessionUser | null,
  idempotencyKey: string | null,
  trx: Db | null,
  onCommit: () => void,
): Context<SessionUser | null> => ({
  user,
  language: languageOf(request, user),
  now: new Date(clock()),
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
  transact: async (work) => {
    if (trx !== null) return work(trx)
    const result = await transact(db, work)
    if (E.isRight(result)) onCommit()
    return result
  },
  idempotencyKey,
  cookie: (name) => request.cookies[name],
  cookies: {
    set: (name, value, options) => void reply.setCookie(name, value, options),
    clear: (name) => void reply.clearCookie(name, { path: '/' }),
  },
  log: request.log,
  requestId: String(request.id),
})

/** Refuses what is addressed to no endpoint. */
export const sendNoSuchCall = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  sendRefusal(reply, refusals.noSuchCall(), languageOf(request, null))
