import { randomUUID } from 'node:crypto'
import { E } from '@compute-mall/core/fp'
import {
  answersWithFile,
  type Endpoint,
  type EnvelopeFailure,
  encodeForm,
  fileNameIn,
  IDEMPOTENCY_HEADER,
  type InputOf,
  isEnvelopeType,
  type OutputOf,
  PRODUCT_VERSION,
  unwrap,
  VERSION_HEADER,
} from '@compute-mall/core/http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'

export interface CallOptions {
  /** The idempotency key; a fresh one if not given. */
  readonly key?: string
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Somebody with a browser: keeps cookies, and sends what the mall's own client would. */
export interface Caller {
  /** The decoded answer, or why there is none. */
  call<EP extends Endpoint>(
    endpoint: EP,
    input: InputOf<EP>,
    options?: CallOptions,
  ): Promise<E.Either<EnvelopeFailure, OutputOf<EP>>>
  /** The decoded answer. @throws Error naming the refusal */
  get<EP extends Endpoint>(endpoint: EP, input: InputOf<EP>, options?: CallOptions): Promise<OutputOf<EP>>
  /** A raw request with this caller's cookies and nothing else. */
  send(request: InjectOptions): Promise<LightMyRequestResponse>
  readonly cookies: Map<string, string>
}

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** An endpoint's input has no parts but these; its type depends on the endpoint. */
const partsOf = (input: unknown): Parts => input as Parts

const addressOf = ({ path, params, query }: Endpoint, input: Parts): string => {
  const values = input.params === undefined ? {} : (params.encode(input.params) as Record<string, string>)
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams(input.query === undefined ? [] : encodeForm(query.encode(input.query)))
  return search.size === 0 ? filled : `${filled}?${search}`
}

interface File {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}
const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

const payloadOf = async ({ encoding, body }: Endpoint, input: Parts) => {
  if (input.body === undefined) return {}
  const fields = body.encode(input.body) as Record<string, unknown>
  if (encoding === 'form')
    return {
      payload: new URLSearchParams(encodeForm(fields)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (isFile(value)) form.append(name, new File([value.bytes], value.fileName, { type: value.contentType }))
    else form.append(name, String(value))
  const request = new Response(form)
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

/** Whoever answers requests: a server in this process, or one behind a socket. */
export interface Answering {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
}

export const createCaller = (http: Answering, origin: string): Caller => {
  const cookies = new Map<string, string>()

  const send = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie !== '' && { cookie }), ...request.headers }
    const response = await http.inject({ ...request, headers })
    for (const { name, value, expires } of response.cookies)
      if (value === '' || (expires !== undefined && expires.getTime() === 0)) cookies.delete(name)
      else cookies.set(name, value)
    return response
  }

  const call: Caller['call'] = async (endpoint, input, { key = randomUUID(), address, headers } = {}) => {
    const parts = partsOf(input)
    const { payload, headers: bodyHeaders } = await payloadOf(endpoint, parts)
    const response = await send({
      method: endpoint.method,
      url: addressOf(endpoint, parts),
      ...(payload !== undefined && { payload }),
      ...(address !== undefined && { remoteAddress: address }),
      headers: {
        [VERSION_HEADER]: PRODUCT_VERSION,
        ...(endpoint.method !== 'GET' && { origin }),
        ...(endpoint.effect === 'keyedChange' && { [IDEMPOTENCY_HEADER]: key }),
        ...bodyHeaders,
        ...headers,
      },
    })
    const contentType = String(response.headers['content-type'] ?? '')
    return answersWithFile(endpoint) && !isEnvelopeType(contentType)
      ? E.right({
          fileName: fileNameIn(String(response.headers['content-disposition'] ?? '')),
          contentType,
          bytes: new Uint8Array(response.rawPayload),
        })
      : unwrap(endpoint.response)(response.json())
  }

  return {
    cookies,
    send,
    call,
    get: async (endpoint, input, options) => {
      const answer = await call(endpoint, input, options)
      if (E.isRight(answer)) return answer.right
      throw new Error(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(answer.left)}`)
    },
  }
}
