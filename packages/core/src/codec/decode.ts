import type * as t from 'io-ts'
import { E, pipe } from '../fp/index.ts'
import type { TextFault } from './primitives.ts'

/** Where and why a value does not fit its codec. `path` reads like `data.records.3.price`. */
export interface DecodeFailure {
  readonly path: string
  readonly reason: string
  /** Of a text: how many characters it may have, or the character that it may not have. */
  readonly fault?: TextFault
}

const describe = (error: t.ValidationError): DecodeFailure => ({
  path: error.context
    .filter((_, depth) => depth > 0 && !isBranch(error.context[depth - 1]))
    .map((entry) => entry.key)
    .join('.'),
  reason: error.message ?? `expected ${error.context.at(-1)?.type.name ?? 'another value'}`,
  ...faultIn(error),
})

const faultIn = (error: t.ValidationError & { readonly fault?: TextFault }) =>
  error.fault === undefined ? {} : { fault: error.fault }

/** io-ts lists the branches of a union or intersection by their index; they are no part of the value's path. */
const isBranch = (parent: t.ContextEntry | undefined): boolean => {
  const tag = (parent?.type as { readonly _tag?: string } | undefined)?._tag
  return tag === 'UnionType' || tag === 'IntersectionType'
}

/**
 * Decodes untrusted input; the left lists every failure, the deepest path first.
 * @example
 * import { Count, decode } from '@compute-mall/core/codec'
 * import * as t from 'io-ts'
 *
 * const Line = t.type({ price: t.string, amount: Count })
 * decode(Line)({ price: '1.00', amount: 2 }) // → { _tag: 'Right', right: { price: '1.00', amount: 2 } }
 * decode(Line)({ price: '1.00', amount: -1 }) // → { _tag: 'Left', left: [{ path: 'amount', reason: 'expected Count' }] }
 */
export const decode =
  <A, O>(codec: t.Type<A, O, unknown>) =>
  (input: unknown): E.Either<readonly DecodeFailure[], A> =>
    pipe(
      codec.decode(input),
      E.mapLeft((errors) =>
        errors.map(describe).sort((a, b) => b.path.split('.').length - a.path.split('.').length),
      ),
    )
