import type { Language } from '@compute-mall/core/codec'
import type { E } from '@compute-mall/core/fp'
import type {
  Access,
  Anyone,
  Endpoint,
  FileAnswer,
  InputOf,
  OutputOf,
  Refusal,
  ServedFile,
} from '@compute-mall/core/http'
import type { Role, RoleType, ShopDuty, TokenScope } from '@compute-mall/core/identity'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database, Work } from '../database/index.ts'
import type { Job } from '../jobs.ts'

/** Who calls, as far as the session knows. What a rule decides by is read from the database, in its transaction. */
export interface SessionUser {
  readonly id: string
  readonly userName: string
  /** What the user once chose; empty until then. */
  readonly language: string
  readonly roleType: RoleType
  readonly retailerId: string | null
  /** What they may do in that shop; an owner's name all (W11). */
  readonly duties: ReadonlySet<ShopDuty>
  readonly roles: ReadonlySet<Role>
  /** In a group that somebody else leads (`isMember` of core/identity). */
  readonly isMember: boolean
  /** What the access token opens by which a script calls; null in a browser's session. */
  readonly tokenScope: TokenScope | null
}

export interface CookieJar {
  set(name: string, value: string, options: CookieSerializeOptions): void
  clear(name: string): void
}

export interface Context<User> {
  readonly user: User
  readonly language: Language
  /** The time of the request. */
  readonly now: Date
  /** The caller's network address: for limits, never for a log. */
  readonly address: string
  /** What the caller's browser calls itself. */
  readonly device: string
  /** One transaction: a `Left` rolls it back, a deadlock tries it again. A keyed change already is one, and this joins it. */
  readonly transact: <A>(work: Work<Database, A>) => Promise<E.Either<Refusal, A>>
  /** The key of a keyed change, else null. */
  readonly idempotencyKey: string | null
  /** A cookie that came with the request. */
  readonly cookie: (name: string) => string | undefined
  readonly cookies: CookieJar
  readonly log: FastifyBaseLogger
  /** The number of the request, as its log lines and the audit log have it. */
  readonly requestId: string
}

type UserOf<A extends Access> = A extends Anyone ? SessionUser | null : SessionUser
export type ContextOf<E extends Endpoint> = Context<UserOf<E['access']>>

export type Endpoints = Readonly<Record<string, Endpoint>>

/** What a handler gives: the answer, or a file that the caller will receive. */
type Answer<EP extends Endpoint> = EP['response'] extends FileAnswer ? ServedFile : OutputOf<EP>

export type Handler<EP extends Endpoint> = (
  input: InputOf<EP>,
  context: ContextOf<EP>,
) => Promise<E.Either<Refusal, Answer<EP>>>

/**
 * A change that has to ask somebody else first, e.g. a payment provider: `prepare` runs outside of any transaction and
 * gives the handler that makes the change inside. Of a keyed change that was made before, neither runs.
 */
export interface PreparedHandler<EP extends Endpoint> {
  readonly prepare: (input: InputOf<EP>, context: ContextOf<EP>) => Promise<E.Either<Refusal, Handler<EP>>>
}

/** A handler for each endpoint; one that is missing is a type error. */
export type Handlers<C extends Endpoints> = {
  readonly [K in keyof C]: Handler<C[K]> | PreparedHandler<C[K]>
}

/** What a domain module brings to the server. */
export interface ServerModule<C extends Endpoints> {
  readonly handlers: Handlers<C>
  /** Addresses outside the contract, e.g. redirects and providers' notices. */
  readonly routes?: (app: FastifyInstance) => Promise<void>
  readonly jobs?: readonly Job[]
}
