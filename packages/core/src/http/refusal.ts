import type { Details } from './envelope.ts'
import type { ErrorCode, errors } from './errors.ts'

/**
 * "No", as a value: the code names the error, the details fill its message.
 * Rules return it, the server sends it, the client receives it.
 */
export interface Refusal {
  readonly code: ErrorCode
  readonly details?: Details
}
/** A refusal of this code, with the values that stand in its text. */
export const refuse = (code: ErrorCode, details?: Details): Refusal =>
  details === undefined ? { code } : { code, details }

type Placeholder<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** What a refusal must carry: each value that its text names. More may be given, e.g. which field is meant. */
type Given<Code extends ErrorCode> = [Placeholder<(typeof errors)[Code]['zh']>] extends [never]
  ? [details?: Details]
  : [details: Details & { readonly [Name in Placeholder<(typeof errors)[Code]['zh']>]: string | number }]

/** A refusal by its name: called, it makes one. */
export interface NamedRefusal<Code extends ErrorCode = ErrorCode> {
  (...given: Given<Code>): Refusal
  /** What stands on the wire. */
  readonly code: Code
  /** Whether another is of this kind, whatever its details. */
  readonly is: (other: { readonly code: string }) => boolean
}

const named = (code: ErrorCode) =>
  Object.assign((details?: Details) => refuse(code, details), {
    code,
    is: (other: { readonly code: string }) => other.code === code,
  })

/**
 * Names the refusals of a module (R8.05): a name in code, a number on the wire.
 * @example
 * import { defineRefusals, systemRefusals } from '@compute-mall/core/http'
 *
 * const { busy } = defineRefusals({ busy: systemRefusals.tooManyRequests.code })
 * busy({ seconds: 30 }) // → { code: systemRefusals.tooManyRequests.code, details: { seconds: 30 } }
 * busy.is({ code: systemRefusals.notFound.code }) // → false
 */
export const defineRefusals = <const Codes extends Readonly<Record<string, ErrorCode>>>(
  codes: Codes,
): { readonly [Name in keyof Codes]: NamedRefusal<Codes[Name]> } =>
  // Object.fromEntries forgets the names that it is given.
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, named(code)])) as unknown as {
    readonly [Name in keyof Codes]: NamedRefusal<Codes[Name]>
  }
