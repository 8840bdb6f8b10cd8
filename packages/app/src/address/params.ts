import { E } from '@compute-mall/core/fp'
import { encodeForm, type Parameters } from '@compute-mall/core/http'

/** Reads the parameters of an address, of its path and its query alike, and writes them. */
export interface ParamsCodec<Params, Input = Params> {
  /** Null when a required parameter is missing or wrong: there is no page at such an address (R2.07). */
  readonly read: (given: Parameters) => Params | null
  readonly write: (input: Input) => Parameters
}

/**
 * Reads and writes one parameter. Codecs of io-ts are such, and so are those of `paramCodecs.ts`, for apps whose first
 * page has to do without io-ts, which weighs 5 KB.
 */
export interface ParamCodec<A> {
  /** @param given a text; several where the parameter is repeated; undefined where it is missing */
  decode(given: unknown): E.Either<unknown, A>
  encode(value: A): unknown
}

/** A parameter that may be left out. */
export interface OptionalParam<A, Otherwise> {
  readonly codec: ParamCodec<A>
  readonly otherwise: Otherwise
}

/** A parameter that means `otherwise` when it is missing or wrong, and is not written when it is `otherwise`. */
export const optional = <A, Otherwise>(
  codec: ParamCodec<A>,
  otherwise: Otherwise,
): OptionalParam<A, Otherwise> => ({ codec, otherwise })

type RequiredParams = Readonly<Record<string, ParamCodec<unknown>>>
type OptionalParams = Readonly<Record<string, OptionalParam<unknown, unknown>>>
type ValueOf<C> = C extends ParamCodec<infer A> ? A : never
type OptionalValue<P extends OptionalParams[string]> = ValueOf<P['codec']> | P['otherwise']

/** What an address says. */
export type Read<R extends RequiredParams, O extends OptionalParams> = {
  readonly [K in keyof R]: ValueOf<R[K]>
} & { readonly [K in keyof O]: OptionalValue<O[K]> }

/** What has to be said to write one. */
export type Written<R extends RequiredParams, O extends OptionalParams> = {
  readonly [K in keyof R]: ValueOf<R[K]>
} & { readonly [K in keyof O]?: OptionalValue<O[K]> }

/** The value of a parameter; of one that is repeated where it may not be, the first counts. */
const decodeParam = (codec: ParamCodec<unknown>, texts: readonly string[]): E.Either<unknown, unknown> => {
  const all = codec.decode(texts.length > 1 ? texts : texts[0])
  return E.isLeft(all) && texts.length > 1 ? codec.decode(texts[0]) : all
}

/**
 * The parameters of an address as codecs of texts.
 * @example
 * const orders = params({}, { status: optional(OrderStatus, null), pageNum: optional(PageNumber, 1) })
 * orders.read([['status', 'unpaid']]) // → { status: 'unpaid', pageNum: 1 }
 * orders.write({ pageNum: 2 }) // → [['pageNum', '2']]
 */
export const params = <const R extends RequiredParams, const O extends OptionalParams>(
  required: R,
  others: O,
): ParamsCodec<Read<R, O>, Written<R, O>> => ({
  read: (given) => {
    const read: Record<string, unknown> = {}
    const textsOf = (name: string) => given.flatMap(([key, text]) => (key === name ? [text] : []))
    for (const [name, codec] of Object.entries(required)) {
      const value = decodeParam(codec, textsOf(name))
      if (E.isLeft(value)) return null
      read[name] = value.right
    }
    for (const [name, { codec, otherwise }] of Object.entries(others)) {
      const value = decodeParam(codec, textsOf(name))
      read[name] = E.isLeft(value) || value.right === undefined ? otherwise : value.right
    }
    return read as Read<R, O>
  },
  write: (input) => {
    const values: Readonly<Record<string, unknown>> = input
    const encoded = Object.entries(required).map(([name, codec]) => [name, codec.encode(values[name])])
    const rest = Object.entries(others).flatMap(([name, { codec, otherwise }]) =>
      values[name] === undefined || values[name] === otherwise ? [] : [[name, codec.encode(values[name])]],
    )
    return encodeForm(Object.fromEntries([...encoded, ...rest]))
  },
})

/** An address without parameters; any that are given mean nothing. */
export const noParams: ParamsCodec<object, object> = { read: () => ({}), write: () => [] }
