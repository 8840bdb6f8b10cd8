import * as t from 'io-ts'
import { E } from '../fp/index.ts'
import {
  cleanKeyword,
  cleanLine,
  cleanNumber,
  cleanReason,
  cleanSentCode,
  cleanText,
  isBlank,
  MAX_KEYWORD,
  REFUSED,
  SENT_CODE_DIGITS,
  signOf,
} from './clean.ts'
import { isId } from './id.ts'
import { fieldsOf } from './shape.ts'

/**
 * Codecs of our own say what they are made of, as those of io-ts do, so that tests and the reference can look inside:
 * `base` is what is narrowed, `values` a finite set, `item` and `most` a list, `codec` what may be absent.
 */
const refine = <A, I>(name: string, base: t.Type<A, A, I>, holds: (a: A) => boolean) =>
  Object.assign(
    new t.Type<A, A, I>(
      name,
      (u): u is A => base.is(u) && holds(u),
      (input, context) => {
        const read = base.validate(input, context)
        return E.isLeft(read) || holds(read.right) ? read : t.failure(input, context, `expected ${name}`)
      },
      t.identity,
    ),
    { base },
  )

/** NUL fits no text of the database, and half of a character no encoding. */
const isText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/**
 * Narrows a codec of one primitive to the values for which `holds`; the name is what a failure says was expected.
 * Texts with NUL or half of a character are refused whatever `holds` says.
 */
export const StringOf = (name: string, holds: (value: string) => boolean) =>
  refine(name, t.string, (value) => isText(value) && holds(value))
/** A number for which `holds` is true, under a name that failures give. */
export const NumberOf = (name: string, holds: (value: number) => boolean) => refine(name, t.number, holds)

/** A whole number that survives JSON and JavaScript without loss. */
export const Integer = NumberOf('Integer', Number.isSafeInteger)

/** A whole number of 0 or more. */
export const Count = NumberOf('Count', (n) => Number.isSafeInteger(n) && n >= 0)

/** An id as the server issues it: 1 to 64 letters, digits, `_` or `-`. */
export const Id = StringOf('Id', isId)

/** An instant in ISO 8601 with zone, e.g. `2026-11-21T02:56:00.000Z`. */
export const Instant = StringOf(
  'Instant',
  (s) =>
    // The database has no year 0.
    /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(s) &&
    !Number.isNaN(Date.parse(s)),
)

/** Why a text does not fit: it is too long, or it has a character that it may not have. */
export type TextFault = { readonly most: number } | { readonly character: string }

/** How a kind of texts is cleaned, and what it refuses. */
interface TextKind {
  readonly name: string
  readonly clean: (text: string) => string
  readonly refused: RegExp
}

/**
 * A codec that cleans a text first and then judges what is left: at most `length` UTF-16 units, and no character that
 * the kind refuses.
 */
export const textCodec = ({ name, clean, refused }: TextKind) => {
  const faultOf = (text: string, length: number): TextFault | null => {
    const [character] = refused.exec(text) ?? []
    if (character !== undefined) return { character: signOf(character) }
    return text.length > length ? { most: length } : null
  }
  return (length: number) => {
    const called = `${name}(${length})`
    return Object.assign(
      new t.Type<string, string, unknown>(
        called,
        (u): u is string => t.string.is(u) && faultOf(clean(u), length) === null,
        (u, context) => {
          if (typeof u !== 'string') return t.failure(u, context, `expected ${called}`)
          const text = clean(u)
          const fault = faultOf(text, length)
          if (fault === null) return t.success(text)
          const message =
            'most' in fault
              ? `expected at most ${fault.most} characters`
              : `${fault.character} is not allowed`
          return E.left([{ value: u, context, message, fault } as t.ValidationError])
        },
        t.identity,
      ),
      { base: t.string, text: name, clean, limits: { kind: name, most: length } },
    )
  }
}

/** Several lines: at most `length` UTF-16 units once cleaned, without controls and turns of direction. */
export const TextUpTo = textCodec({ name: 'Text', clean: cleanText, refused: REFUSED.inTexts })

/** A name or an address: one line of at most `length` UTF-16 units once cleaned. */
export const LineUpTo = textCodec({ name: 'Line', clean: cleanLine, refused: REFUSED.inLines })

/** A reason or a note that lists show in one line; what was written in several becomes one. */
export const ReasonUpTo = textCodec({ name: 'Reason', clean: cleanReason, refused: REFUSED.inLines })

/** A number or a code as documents group it: at most `length` UTF-16 units without spaces, hyphens and hidden marks. */
export const NumberUpTo = textCodec({ name: 'Number', clean: cleanNumber, refused: REFUSED.inLines })

/** A text whose form cleans and judges it itself, field by field, or in which every character counts, e.g. a password. */
export const TypedUpTo = textCodec({ name: 'Typed', clean: (text) => text, refused: REFUSED.inTyped })

/** Words that a list or the mall is searched for; a long number is found however it is grouped. */
export const Keyword = textCodec({ name: 'Keyword', clean: cleanKeyword, refused: REFUSED.inLines })(
  MAX_KEYWORD,
)

/** A code that was sent by SMS or mail, also where its whole message was pasted. */
export const SentCode = textCodec({ name: 'SentCode', clean: cleanSentCode, refused: REFUSED.inLines })(
  SENT_CODE_DIGITS,
)

/** Narrows a codec of texts to those for which `holds`, once they are cleaned; the name is what a failure expects. */
export const TextOf = (name: string, base: ReturnType<typeof TextUpTo>, holds: (text: string) => boolean) =>
  Object.assign(
    new t.Type<string, string, unknown>(
      name,
      (u): u is string => base.is(u) && holds(base.clean(u)),
      (u, context) => {
        const read = base.validate(u, context)
        return E.isLeft(read) || holds(read.right) ? read : t.failure(u, context, `expected ${name}`)
      },
      t.identity,
    ),
    { base: t.string, text: base.text },
  )

/** A finite set of words. `t.keyof` with the values as a list, which may then be enumerated. */
export const OneOf = <const V extends string>(name: string, values: readonly V[]) =>
  Object.assign(
    new t.Type<V, V, unknown>(
      name,
      (u): u is V => values.some((v) => v === u),
      (u, c) => {
        const found = values.find((v) => v === u)
        return found === undefined
          ? t.failure(u, c, `expected one of ${values.join(', ')}`)
          : t.success(found)
      },
      t.identity,
    ),
    { values },
  )

/** Narrows a codec that reads text, e.g. `IntegerFromText` to 1…120. */
export const between = (codec: t.Type<number, string, unknown>, minimum: number, maximum: number) =>
  Object.assign(
    new t.Type<number, string, unknown>(
      `${codec.name}(${minimum}…${maximum})`,
      (u): u is number => codec.is(u) && u >= minimum && u <= maximum,
      (u, c) => {
        const read = codec.validate(u, c)
        if (E.isLeft(read) || (read.right >= minimum && read.right <= maximum)) return read
        return t.failure(u, c, `expected ${minimum} to ${maximum}`)
      },
      codec.encode,
    ),
    { base: codec, minimum, maximum },
  )

/** The range of PostgreSQL's `integer`, in which the whole numbers of forms are stored. */
const STORED = { minimum: -2_147_483_648, maximum: 2_147_483_647 } as const
const isStored = (value: number): boolean => value >= STORED.minimum && value <= STORED.maximum

/**
 * A whole number written in a form field or an address, e.g. `"12"`; `"1e3"`, `"1.5"`, `""` and numbers beyond 32 bits
 * are refused.
 */
export const IntegerFromText = new t.Type<number, string, unknown>(
  'IntegerFromText',
  (u): u is number => Integer.is(u) && isStored(u),
  (u, c) =>
    typeof u === 'string' && /^-?\d{1,10}$/.test(u) && isStored(Number(u))
      ? t.success(Number(u))
      : t.failure(u, c, 'expected a whole number'),
  String,
)

/** The revision that a change was made from: the next one is stored as well. */
export const Revision = between(IntegerFromText, 0, STORED.maximum - 1)

/** `true` or `false` written in a form field or an address. */
export const BooleanFromText = new t.Type<boolean, string, unknown>(
  'BooleanFromText',
  t.boolean.is,
  (u, c) =>
    u === 'true' || u === 'false' ? t.success(u === 'true') : t.failure(u, c, 'expected true or false'),
  String,
)

/** A day of the platform's calendar (UTC+8) in this century, `2026-11-22`. */
export const PlatformDay = StringOf('PlatformDay', (text) => {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
})
export type PlatformDay = t.TypeOf<typeof PlatformDay>

/** A repeated form field: absent is none, a single value is one, a list is all (spec section 7, "arrays repeated"). */
export const Repeated = <A, O>(item: t.Type<A, O, unknown>, most = 50) => {
  const list = t.readonlyArray(item)
  return Object.assign(
    new t.Type<readonly A[], readonly O[], unknown>(
      `Repeated(${item.name})`,
      list.is,
      (u, c) => {
        const many = u === undefined ? [] : Array.isArray(u) ? u : [u]
        return many.length > most ? t.failure(u, c, `expected at most ${most}`) : list.validate(many, c)
      },
      list.encode,
    ),
    { item, most },
  )
}

/**
 * A field that may be left out; `undefined` and a text in which nothing is visible both mean absent, as an empty form
 * field does.
 */
export const Optional = <A, O>(codec: t.Type<A, O, unknown>) =>
  Object.assign(
    new t.Type<A | undefined, O | undefined, unknown>(
      `Optional(${codec.name})`,
      (u): u is A | undefined => u === undefined || codec.is(u),
      (u, c) =>
        u === undefined || (typeof u === 'string' && isBlank(u))
          ? t.success(undefined)
          : codec.validate(u, c),
      (a) => (a === undefined ? undefined : codec.encode(a)),
    ),
    { codec },
  )

/** A record of which `tag` says what it holds; one whose tag is missing or unknown is refused by the path of its tag. */
export const Tagged = <Cs extends readonly [t.Mixed, t.Mixed, ...t.Mixed[]]>(
  name: string,
  tag: string,
  codecs: Cs,
) => {
  const union = t.union<[...Cs]>([...codecs], name)
  const known = codecs.flatMap((codec) => {
    const literal = fieldsOf(codec)[tag]
    return literal === undefined ? [] : [literal]
  })
  return Object.assign(
    new t.Type<t.TypeOf<Cs[number]>, t.OutputOf<Cs[number]>, unknown>(
      name,
      (u): u is t.TypeOf<Cs[number]> => union.is(u),
      (u, c) => {
        if (typeof u !== 'object' || u === null) return t.failure(u, c, `expected ${name}`)
        const given: unknown = Reflect.get(u, tag)
        if (known.some((literal) => literal.is(given))) return union.validate(u, c)
        const branch = t.appendContext(c, '', codecs[0], u)
        return t.failure(given, t.appendContext(branch, tag, t.string, given), `expected a known ${tag}`)
      },
      union.encode,
    ),
    // As io-ts marks unions, so that its branches stay out of the path of a failure.
    { _tag: 'UnionType' as const, types: codecs },
  )
}

/** A value or `null`; the server never leaves a response field out. */
export const Nullable = <A, O>(codec: t.Type<A, O, unknown>) => t.union([codec, t.null])

/** A page of rows: `total` counts all matches, `records` holds this page (spec section 7, Search). */
export const Page = <A, O>(item: t.Type<A, O, unknown>) =>
  t.type({ total: Count, records: t.readonlyArray(item) })
export interface Page<A> {
  readonly total: number
  readonly records: readonly A[]
}

/** A text of the domain in both languages. */
export const Words = t.readonly(t.type({ zh: t.string, en: t.string }), 'Words')
export type Words = t.TypeOf<typeof Words>

/** The languages of the product; Chinese is the default (R1.01). */
export const Language = OneOf('Language', ['zh', 'en'])
export type Language = t.TypeOf<typeof Language>
