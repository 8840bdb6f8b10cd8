import { E, pipe } from '../fp/index.ts'
import {
  answersWithFile,
  type Endpoint,
  encodeForm,
  IDEMPOTENCY_HEADER,
  Nothing,
  PRODUCT_VERSION,
  TOKEN_HEADER,
  VERSION_HEADER,
} from '../http/index.ts'
import { FilePart } from '../payment/index.ts'
import type { ClientError } from './error.ts'
import { blob, type Parts, parts, searchParams } from './web.ts'

/** The parts of a call's input; each is there when its endpoint has it. */
export interface Input {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** A request as it travels, without host. */
export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: { toString(): string } | Parts | undefined
}

/** What goes with a call beside its input. */
export interface Proofs {
  readonly idempotencyKey?: string | undefined
  /** The Token of the page; goes with changes alone. */
  readonly token?: string | null | undefined
}

/** Writes a call as a request (R7.01, D2): version header, no-cache, form-encoded body with repeated arrays. */
export const wireRequest = (
  endpoint: Endpoint,
  input: Input,
  { idempotencyKey, token }: Proofs,
): E.Either<ClientError, WireRequest> =>
  pipe(
    address(endpoint, input),
    E.map((path) => ({
      method: endpoint.method,
      path,
      headers: {
        [VERSION_HEADER]: PRODUCT_VERSION,
        'cache-control': 'no-cache',
        accept: answersWithFile(endpoint) ? '*/*' : 'application/json',
        ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        ...(endpoint.effect === 'read' || !token ? {} : { [TOKEN_HEADER]: token }),
      },
      body: endpoint.body === Nothing ? undefined : wireBody(endpoint, input.body),
    })),
  )

/** The same for requests that ask for the same under the same key. */
export const nameOf = ({ method, path, headers, body }: WireRequest): string =>
  [method, path, headers[IDEMPOTENCY_HEADER], body].join(' ')

/** Path and query. A parameter that its codec refuses (`..`, empty) could lead elsewhere, so it is not sent. */
const address = (endpoint: Endpoint, { params = {}, query = {} }: Input): E.Either<ClientError, string> => {
  const texts: Readonly<Record<string, unknown>> = endpoint.params.encode(params)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(texts[name])))
  if (path.startsWith('//') || !endpoint.params.is(params)) return E.left({ kind: 'misaddressed', path })
  const search = searchParams(encodeForm(endpoint.query.encode(query))).toString()
  return E.right(search === '' ? path : `${path}?${search}`)
}

const wireBody = (endpoint: Endpoint, body: unknown) => {
  const encoded: unknown = endpoint.body.encode(body)
  return endpoint.encoding === 'multipart' ? multipart(encoded) : searchParams(encodeForm(encoded))
}

const multipart = (encoded: unknown): Parts => {
  const form = parts()
  for (const [name, field] of Object.entries(encoded ?? {}))
    if (FilePart.is(field)) form.append(name, blob(field.bytes, field.contentType), field.fileName)
    else for (const [key, text] of encodeForm(field, name)) form.append(key, text)
  return form
}
