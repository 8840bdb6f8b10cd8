import * as t from 'io-ts'

/** Who may call. There is no default: an endpoint without access does not compile. */
export type Access = Anyone | SignedIn | WithRole | ShopOrRole | WithDuty | GoodsReader
/** Nobody needs to be signed in; whoever is, is known to the handler. */
export interface Anyone {
  readonly kind: 'anyone'
}
/** A live session. */
export interface SignedIn {
  readonly kind: 'signedIn'
}
/** A live session of a user who holds one of these roles (spec section 6); others are refused with AUTH10004. */
export interface WithRole {
  readonly kind: 'withRole'
  readonly roles: readonly string[]
}
/**
 * A live session of a merchant, or of a user who holds one of these roles; others are refused with AUTH10004. Which
 * shop's things a merchant may touch is for the handler to say (R6.06, D1).
 */
export interface ShopOrRole {
  readonly kind: 'shopOrRole'
  readonly roles: readonly string[]
}
/**
 * A live session of somebody with one of these duties in the shop that they work for; others are refused with
 * AUTH10004 (W11). What they touch is their own shop's: that is for the handler to say (R6.06, D1).
 */
export interface WithDuty {
  readonly kind: 'withDuty'
  readonly duties: readonly string[]
}
/** Whoever may read goods in full, which the operator's setting decides (R2.25). */
export interface GoodsReader {
  readonly kind: 'goods'
}
/** Access for everybody. */
export const anyone: Anyone = { kind: 'anyone' }
/** Access for whoever has a live session. */
export const signedIn: SignedIn = { kind: 'signedIn' }
/** Access to the pages of goods and their calls. */
export const goodsReader: GoodsReader = { kind: 'goods' }
/** Access for users who hold one of these roles. */
export const withRole = (...roles: readonly string[]): WithRole => ({ kind: 'withRole', roles })
/** Access for merchants and for users who hold one of these roles. */
export const shopOrRole = (...roles: readonly string[]): ShopOrRole => ({ kind: 'shopOrRole', roles })

/** Access for those of a shop who have one of these duties. */
export const withDuty = (...duties: readonly string[]): WithDuty => ({ kind: 'withDuty', duties })

/** Who calls, as far as access goes. */
export interface Credential {
  readonly roles: ReadonlySet<string>
  readonly isRetailer: boolean
  /** In the shop that they work for, those of an owner all named. */
  readonly duties: ReadonlySet<string>
}

/** Who may read goods in full: signed-in users, as the specification asks, or everybody (R2.25). */
export const goodsAccesses = ['login', 'public'] as const
export type GoodsAccess = (typeof goodsAccesses)[number]

/**
 * Whether a caller may make a call at all (spec section 6; D1 tells the two refusals apart).
 * @param caller null for a visitor
 * @param goodsAccess the operator's setting
 */
export const admits = (
  access: Access,
  caller: Credential | null,
  goodsAccess: GoodsAccess = 'login',
): 'yes' | 'signIn' | 'no' => {
  if (access.kind === 'anyone' || (access.kind === 'goods' && goodsAccess === 'public')) return 'yes'
  if (caller === null) return 'signIn'
  if (access.kind === 'goods' || access.kind === 'signedIn') return 'yes'
  if (access.kind === 'shopOrRole' && caller.isRetailer) return 'yes'
  if (access.kind === 'withDuty') return access.duties.some((duty) => caller.duties.has(duty)) ? 'yes' : 'no'
  return access.roles.some((role) => caller.roles.has(role)) ? 'yes' : 'no'
}

/**
 * What a call does to the world, and so what may be done with it while it is under way (decisions D2, D3).
 * - `read`: may be aborted on navigation and repeated at will;
 * - `change`: kept on navigation; needs the version header and a matching origin;
 * - `keyedChange`: a change that must not happen twice: also carries an idempotency key, and a repetition
 *   under the same key is answered with the first answer.
 */
export type Effect = 'read' | 'change' | 'keyedChange'

/** How the body travels: form-encoded with repeated arrays, or as parts when it holds a file. */
type Encoding = 'form' | 'multipart'

/** A codec of something untrusted, e.g. a query or a body. */
export type Codec<A = unknown, O = unknown> = t.Type<A, O, unknown>

/** The codec of a part that an endpoint does not have. */
export const Nothing = t.type({})
export type Nothing = typeof Nothing

// biome-ignore lint/suspicious/noExplicitAny: io-ts is invariant in A and O; only `any` stands for "some codec".
type SomeCodec = t.Type<any, any, unknown>

/**
 * One call of the product as a value: the client derives a function from it, the server must have a handler for it,
 * the reference is generated from it. Source: spec section 7; house "One contract, two derivations".
 */
export interface Endpoint<
  A extends Access = Access,
  P extends SomeCodec = SomeCodec,
  Q extends SomeCodec = SomeCodec,
  B extends SomeCodec = SomeCodec,
  R extends SomeCodec = SomeCodec,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Absolute path; parameters are written `:name` and named in `params`. */
  readonly path: `/${string}`
  readonly access: A
  readonly effect: Effect
  readonly encoding: Encoding
  readonly params: P
  readonly query: Q
  readonly body: B
  /** What `data` of a successful envelope holds. */
  readonly response: R
}

interface EndpointSpec<
  A extends Access,
  P extends SomeCodec,
  Q extends SomeCodec,
  B extends SomeCodec,
  R extends SomeCodec,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/${string}`
  readonly access: A
  /** `read` for a GET; a POST or DELETE says what it is. */
  readonly effect?: Effect
  readonly encoding?: Encoding
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly response: R
}

/**
 * Makes a call of the contract. A GET reads, any other method changes unless it says otherwise; a part that is not
 * given, the call does not have.
 */
export const endpoint = <
  A extends Access,
  R extends SomeCodec,
  P extends SomeCodec = Nothing,
  Q extends SomeCodec = Nothing,
  B extends SomeCodec = Nothing,
>(
  spec: EndpointSpec<A, P, Q, B, R>,
): Endpoint<A, P, Q, B, R> => ({
  effect: spec.method === 'GET' ? 'read' : 'change',
  encoding: 'form',
  params: Nothing as unknown as P,
  query: Nothing as unknown as Q,
  body: Nothing as unknown as B,
  ...spec,
})

type Part<Name extends string, C extends SomeCodec> = C extends Nothing
  ? unknown
  : { readonly [K in Name]: t.TypeOf<C> }

/** What a caller gives: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** What a caller gets, and a handler returns. */
export type OutputOf<E extends Endpoint> = t.TypeOf<E['response']>
