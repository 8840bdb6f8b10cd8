import * as t from 'io-ts'
import { type DecodeFailure, decode } from '../codec/index.ts'
import { E, pipe } from '../fp/index.ts'

/** The code of success (spec section 8). */
export const SUCCESS = '0'

/** Values that a message may name, e.g. `{ minimum: 1 }`. */
export const Details = t.readonly(t.record(t.string, t.union([t.string, t.number])), 'Details')
export type Details = t.TypeOf<typeof Details>

/** What every response looks like before its data are known (spec section 8, Response envelope). */
export const Envelope = t.readonly(t.type({ code: t.string, msg: t.string, data: t.unknown }), 'Envelope')
export type Envelope = t.TypeOf<typeof Envelope>

/** An error that the envelope named; `code` may be one that this version does not know. */
export interface EnvelopeError {
  readonly code: string
  readonly msg: string
  readonly details: Details
}

/** Why an envelope gave no data. */
export type EnvelopeFailure =
  | { readonly kind: 'refused'; readonly error: EnvelopeError }
  | { readonly kind: 'malformed'; readonly failures: readonly DecodeFailure[] }

/**
 * Unwraps a response: `data` of a success, the named error, or the path of the field that does not fit.
 * @example
 * import { unwrap } from '@compute-mall/core/http'
 * import * as t from 'io-ts'
 *
 * unwrap(t.string)({ code: '0', msg: '', data: 'order_1' }) // → { _tag: 'Right', right: 'order_1' }
 */
export const unwrap =
  <A, O>(data: t.Type<A, O, unknown>) =>
  (body: unknown): E.Either<EnvelopeFailure, A> =>
    pipe(
      body,
      decode(Envelope),
      E.mapLeft((failures): EnvelopeFailure => ({ kind: 'malformed', failures })),
      E.chain((envelope) =>
        envelope.code === SUCCESS
          ? pipe(
              envelope.data,
              decode(data),
              E.mapLeft(
                (failures): EnvelopeFailure => ({ kind: 'malformed', failures: within('data', failures) }),
              ),
            )
          : E.left<EnvelopeFailure, A>({
              kind: 'refused',
              error: {
                code: envelope.code,
                msg: envelope.msg,
                details: Details.is(envelope.data) ? envelope.data : {},
              },
            }),
      ),
    )

const within = (part: string, failures: readonly DecodeFailure[]): readonly DecodeFailure[] =>
  failures.map((failure) => ({ ...failure, path: [part, failure.path].filter(Boolean).join('.') }))
