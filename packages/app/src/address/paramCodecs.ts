import { isId } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import type { ParamCodec } from './params.ts'

const textOf = <A extends string>(isValid: (text: string) => text is A): ParamCodec<A> => ({
  decode: (given) => (typeof given === 'string' && isValid(given) ? E.right(given) : E.left(given)),
  encode: (text) => text,
})

/** An id as the server issues it. */
export const IdParam = textOf((text): text is string => isId(text))

/** One of a set of words. */
export const oneOfParam = <const A extends string>(words: readonly A[]): ParamCodec<A> =>
  textOf((text): text is A => words.some((word) => word === text))

/** A text of at most `length` UTF-16 units, without NUL. */
export const textParam = (length: number): ParamCodec<string> =>
  textOf((text): text is string => text.length <= length && !text.includes('\u0000'))

/** A text without margins, of which `length` UTF-16 units at most are read. */
export const cutTextParam = (length: number): ParamCodec<string> => ({
  decode: (given) => (typeof given === 'string' ? E.right(given.trim().slice(0, length)) : E.left(given)),
  encode: (text) => text,
})
