import { resolve } from 'node:path'
import { E, pipe } from '@compute-mall/core/fp'
import { isEmail } from '@compute-mall/core/text'
import * as t from 'io-ts'

/** A setting read from text; `expected` completes the sentence "PORT must be …". */
const setting = <A>(expected: string, read: (text: string) => A | undefined) =>
  new t.Type<A, string, unknown>(
    expected,
    (_): _ is A => true,
    (u, c) => {
      const value = typeof u === 'string' ? read(u.trim()) : undefined
      return value === undefined ? t.failure(u, c, expected) : t.success(value)
    },
    String,
  )

/** The setting when it is given and not empty, else what stands here. */
export const or = <A, F>(codec: t.Type<A, string, unknown>, fallback: F) =>
  new t.Type<A | F, string, unknown>(
    codec.name,
    (_): _ is A | F => true,
    (u, c) =>
      u === undefined || u === ''
        ? t.success(fallback)
        : pipe(
            codec.validate(u, c),
            E.map((a): A | F => a),
          ),
    String,
  )

export const WholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  setting(
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number of ${least} or more`
      : `a whole number from ${least} to ${most}`,
    (text) => {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
      return value >= least && value <= most ? value : undefined
    },
  )

const originOf = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' ? url.origin : undefined
}
export const Origin = setting('an http or https address without a path', originOf)

const originsBy = (read: typeof originOf) => (text: string) => {
  const origins = text.split(',').map((part) => read(part.trim()))
  return origins.every((origin) => origin !== undefined) ? origins : undefined
}
export const Origins = setting(
  'http or https addresses without a path, divided by commas',
  originsBy(originOf),
)

const OF_THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/
/** Over https, or of this machine: what came over a plain connection, anybody on the way may have changed. */
const secureOriginOf = (text: string): string | undefined => {
  const origin = originOf(text)
  return origin?.startsWith('https:') || OF_THIS_MACHINE.test(origin ?? '') ? origin : undefined
}

export const SecureOrigin = setting(
  'an https address without a path, or an http one of this machine',
  secureOriginOf,
)

export const SecureOrigins = setting(
  'https addresses without a path, or http ones of this machine, divided by commas',
  originsBy(secureOriginOf),
)

export const PostgresUrl = setting('an address that begins with postgres:// or postgresql://', (text) =>
  /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text) ? text : undefined,
)

const smtpOf = (text: string): URL | undefined => {
  const url = /^smtps?:\/\/./.test(text) && URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && url.hostname !== '' && /^\/?$/.test(url.pathname) && url.search === ''
    ? url
    : undefined
}
export const SmtpUrl = setting('an address that begins with smtp:// or smtps://, without a path', smtpOf)

/** `mall@example.cn`, or a name before it: `Compute Mall <mall@example.cn>`. */
export const MailFrom = setting('a mail address, or a name and an address in <>', (text) => {
  const [, name = '', address = ''] = /^(?:([^<>"\p{Cc}]+) )?<([^<>]+)>$/u.exec(text) ?? ['', '', text]
  return isEmail(address) && !name.includes(',') ? text : undefined
})

export const Folder = setting('a folder', (text) => resolve(text))

export const Host = setting('a host name or address', (text) =>
  /^[\w.:-]{1,253}$/.test(text) ? text : undefined,
)

export const Choice = <const V extends string>(...values: readonly V[]) =>
  setting(`one of ${values.join(', ')}`, (text) => values.find((value) => value === text))

export const Networks = setting('addresses or networks such as 10.0.0.0/8, divided by commas', (text) => {
  const networks = text.split(',').map((part) => part.trim())
  return networks.every((network) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(network)) ? networks : undefined
})

/** Base64 of exactly 32 bytes. */
const keyOf = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === 32 && bytes.toString('base64') === text ? bytes : undefined
}
export const Key = setting('32 bytes in base64', keyOf)

export const Keys = setting('keys of 32 bytes in base64, divided by commas', (text) => {
  const [first, ...others] = text.split(',').map((part) => keyOf(part.trim()))
  return first !== undefined && others.every((key) => key !== undefined)
    ? ([first, ...others] satisfies [Buffer, ...Buffer[]])
    : undefined
})

/** One word of letters, digits, dots, hyphens and underscores, as buckets and regions are named. */
export const Word = setting('a name of letters, digits, dots and hyphens', (text) =>
  /^[\w.-]+$/.test(text) ? text : undefined,
)

/** What stands before names of files: empty, or parts that each end in a slash. */
export const Prefix = setting('parts that each end in a slash, e.g. "mall/"', (text) =>
  /^([\w.-]+\/)*$/.test(text) ? text : undefined,
)

/** Any text. */
export const Secret = setting('a text', (text) => text)
