import { type DecodeFailure, decode, fileNameOf } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E, pipe } from '@compute-mall/core/fp'
import { decodeForm, type Endpoint, type Refusal } from '@compute-mall/core/http'
import type { FastifyRequest } from 'fastify'
import type * as t from 'io-ts'

/** The parts of a request as they came, before any codec has seen them. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const FORM = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i
const MULTIPART = /^multipart\/form-data; ?boundary=[\w'()+,./:=?-]{1,70}$/i

const tooLarge = (part: string): Refusal => refusals.invalidInput({ field: part })

/** Texts and files of a multipart body; files as the codec `FilePart` knows them. */
const decodeParts = async (bytes: Buffer, contentType: string): Promise<E.Either<Refusal, unknown>> => {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) return E.left(refusals.invalidInput({ field: 'body' }))
  const parts = [...form]
  const texts = decodeForm(parts.flatMap(([name, part]) => (typeof part === 'string' ? [[name, part]] : [])))
  if (texts === undefined) return E.left(tooLarge('body'))
  const files = await Promise.all(
    parts.map(async ([name, part]) =>
      typeof part === 'string'
        ? []
        : [
            [
              name,
              { fileName: fileNameOf(part.name), contentType: part.type, bytes: await part.bytes() },
            ] as const,
          ],
    ),
  )
  return E.right({ ...texts, ...Object.fromEntries(files.flat()) })
}

/**
 * Reads the body by exactly the content type that the endpoint has; any other spelling is refused and never passes
 * unread to a handler (test B4).
 */
const readBody = async (endpoint: Endpoint, request: FastifyRequest): Promise<E.Either<Refusal, unknown>> => {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (bytes.length === 0) return E.right({})
  const contentType = request.headers['content-type'] ?? ''
  if (endpoint.encoding === 'multipart')
    return MULTIPART.test(contentType)
      ? decodeParts(bytes, contentType)
      : E.left(refusals.unsupportedFormat())
  if (!FORM.test(contentType)) return E.left(refusals.unsupportedFormat())
  const fields = decodeForm(new URLSearchParams(bytes.toString('utf8')))
  return fields === undefined ? E.left(tooLarge('body')) : E.right(fields)
}

export const readInput = async (
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<E.Either<Refusal, RawInput>> => {
  if (request.query === TOO_MANY_FIELDS) return E.left(tooLarge('query'))
  return pipe(
    await readBody(endpoint, request),
    E.map((body) => ({ params: request.params, query: request.query, body })),
  )
}

type Fields = Readonly<Record<string, unknown>>
const TOO_MANY_FIELDS: Fields = Object.freeze({})

/** Fastify's query parser: the same form encoding as in bodies. */
export const parseQuery = (text: string): { [field: string]: unknown } =>
  text === '' ? {} : (decodeForm(new URLSearchParams(text)) ?? TOO_MANY_FIELDS)

const within =
  (part: keyof RawInput) =>
  (failures: readonly DecodeFailure[]): Refusal => {
    const { path = '', reason = '', fault } = failures[0] ?? {}
    const place = { field: path === '' ? part : path, reason, part }
    if (fault === undefined) return refusals.invalidInput(place)
    return 'most' in fault
      ? refusals.textTooLong({ ...place, ...fault })
      : refusals.characterRefused({ ...place, ...fault })
  }

/** What a codec is made of, as far as it holds fields: a record, one of several, all of several, or another one within. */
interface Made {
  readonly _tag?: string
  readonly props?: Readonly<Record<string, t.Mixed>>
  readonly types?: readonly t.Mixed[]
  readonly type?: t.Mixed
  readonly codec?: t.Mixed
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Leaves of a value what its codec names: io-ts lets fields pass that a record does not name; here none does (test S4).
 */
const namer = (codec: t.Mixed): ((value: unknown) => unknown) => {
  const { _tag, props, types = [], type, codec: inner } = codec as Made
  const ofRecord = (name: (value: Fields) => unknown) => (value: unknown) =>
    isRecord(value) ? name(value) : value
  if (props !== undefined) {
    const fields = Object.entries(props).map(([name, field]) => [name, namer(field)] as const)
    return ofRecord((value) => {
      const kept: Record<string, unknown> = {}
      for (const [name, named] of fields) if (Object.hasOwn(value, name)) kept[name] = named(value[name])
      return kept
    })
  }
  const one = type ?? inner
  if (one !== undefined) return ofRecord(namer(one))
  const parts = types.map((part) => ({ part, named: namer(part) }))
  if (_tag === 'IntersectionType')
    return ofRecord((value) => Object.assign({}, ...parts.map(({ named }) => named(value))))
  return ofRecord((value) => parts.find(({ part }) => part.is(value))?.named(value) ?? value)
}

const exactly = (codec: t.Mixed): ((input: unknown) => E.Either<readonly DecodeFailure[], unknown>) => {
  const read = decode(codec)
  const named = namer(codec)
  return (input) => pipe(read(input), E.map(named))
}

export type DecodeInput = (raw: RawInput) => E.Either<Refusal, RawInput>

/** Every part through its codec; the refusal names the first field that does not fit. */
export const decoderOf = (endpoint: Endpoint): DecodeInput => {
  const params = exactly(endpoint.params)
  const query = exactly(endpoint.query)
  const body = exactly(endpoint.body)
  return (raw) =>
    pipe(
      E.Do,
      E.apS('params', pipe(raw.params, params, E.mapLeft(within('params')))),
      E.apS('query', pipe(raw.query, query, E.mapLeft(within('query')))),
      E.apS('body', pipe(raw.body, body, E.mapLeft(within('body')))),
    )
}
