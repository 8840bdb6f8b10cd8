import { E, pipe, TE } from '../fp/index.ts'
import {
  answersWithFile,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type TextStore,
  unwrap,
} from '../http/index.ts'
import { type CacheKey, throughCache } from './cache.ts'
import { type ClientError, envelopeError } from './error.ts'
import { isIgnored, noticePolicy, type RefusalOptions, type Telling, tellFailure } from './notice.ts'
import type { RegisteredRequest, RequestRegistry } from './registry.ts'
import { createTransport, type Fetch, type Transport, type WireAnswer } from './transport.ts'
import type { Signal } from './web.ts'
import { type Input, nameOf, type WireRequest, wireRequest } from './wire.ts'

/** Endpoints by module and name. */
export type ContractShape = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** What one call may be told beside its input. */
export interface CallOptions extends RefusalOptions {
  /** A read that a route change does not abort (R7.01). Changes are kept anyway (D3). */
  readonly keep?: boolean
  /** Answers from the session store when it can, and stores the answer there (R7.01, D11). */
  readonly cacheKey?: CacheKey
  /** For a keyed change: the key under which its outcome can be asked for (D3); generated when not given. */
  readonly idempotencyKey?: string
  /** Aborts a read from outside, e.g. when the actor that made it stops; a change goes on (D3). */
  readonly signal?: Signal
  /** Sends this call instead, e.g. to tell how much of it has gone. One that is given up throws an `AbortError`. */
  readonly fetch?: Fetch
}

/**
 * The function that an endpoint becomes. Running its task again repeats the same call: a keyed change then goes out
 * under the same key, and so happens once.
 */
export type Call<E extends Endpoint> =
  unknown extends InputOf<E>
    ? (input?: Input, options?: CallOptions) => TE.TaskEither<ClientError, OutputOf<E>>
    : (input: InputOf<E>, options?: CallOptions) => TE.TaskEither<ClientError, OutputOf<E>>

/** `client.<module>.<endpoint>(input, options)` for every endpoint of the contract. */
export type Client<C extends ContractShape> = {
  readonly [M in keyof C]: { readonly [N in keyof C[M]]: Call<C[M][N]> }
}

/** Everything that the client needs from its surroundings. */
export interface ClientOptions extends Transport, Omit<Telling, 'policy'> {
  readonly requests: RequestRegistry
  /** The session's own store. */
  readonly store: TextStore
  /** A new idempotency key: 16 to 64 letters, digits, `-` or `_`, unguessable. */
  readonly randomKey: () => string
  /** The Token cookie that the page was drawn under; null for visitors. */
  readonly token?: string | null
  /**
   * Told of every 401 and 403 that a caller does not ignore: `session.refused` of the session's chart (R4.12). Absent
   * where the answer itself leads to sign-in.
   */
  readonly refuseSession?: () => void
  readonly policy?: Telling['policy']
}

/** Derives the client from the contract (house, "One contract, two derivations"; spec section 7, Request wrapper). */
export const createClient = <C extends ContractShape>(contract: C, options: ClientOptions): Client<C> => {
  const call = createCall(options)
  return mapValues(contract, (endpoints) => mapValues(endpoints, call)) as Client<C>
}

const mapValues = <A, B>(record: Readonly<Record<string, A>>, f: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, f(value)]))

const createCall = (options: ClientOptions) => {
  const send = createTransport(options)
  const tell = tellFailure({ policy: noticePolicy, ...options })

  return (endpoint: Endpoint) =>
    (input: Input = {}, call: CallOptions = {}): TE.TaskEither<ClientError, unknown> => {
      const sendBy = call.fetch === undefined ? send : createTransport({ ...options, fetch: call.fetch })
      const request = wireRequest(endpoint, input, {
        idempotencyKey: idempotencyKey(endpoint, call, options.randomKey),
        token: options.token,
      })
      const fail = (error: ClientError): ClientError => {
        tell(endpoint.path, call)(error)
        if (error.kind === 'unauthenticated' && !isIgnored(error, call)) options.refuseSession?.()
        return error
      }
      const ask = (signal: Signal) =>
        pipe(
          TE.fromEither(request),
          TE.chain((wire) => sendBy(wire, signal, answersWithFile(endpoint) ? 'file' : 'envelope')),
          TE.chainEitherK(readAnswer(endpoint)),
          TE.mapLeft(fail),
          throughCache(options.store, endpoint.response, call.cacheKey),
        )
      return () => options.requests.run(registered(endpoint, call, request), (signal) => ask(signal)())
    }
}

const registered = (
  { effect }: Endpoint,
  { keep = false, signal }: CallOptions,
  request: E.Either<ClientError, WireRequest>,
): RegisteredRequest => ({
  effect,
  keep,
  signal,
  name: effect === 'keyedChange' && E.isRight(request) ? nameOf(request.right) : undefined,
})

const idempotencyKey = (endpoint: Endpoint, call: CallOptions, randomKey: () => string) =>
  endpoint.effect === 'keyedChange' ? (call.idempotencyKey ?? randomKey()) : undefined

/** 401 and 403 speak of the session alone (D1); every other status is told by its envelope. */
const readAnswer =
  (endpoint: Endpoint) =>
  ({ status, body, file }: WireAnswer): E.Either<ClientError, unknown> => {
    if (file !== null) return E.right(file)
    return status === 401 || status === 403
      ? E.left({ kind: 'unauthenticated', status })
      : pipe(body, unwrap(endpoint.response), E.mapLeft(envelopeError(status)))
  }
