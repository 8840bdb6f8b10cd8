import { randomUUID } from 'node:crypto'
import { E } from '@compute-mall/core/fp'
import {
  type Endpoint,
  encodeForm,
  IDEMPOTENCY_HEADER,
  type InputOf,
  type OutputOf,
  PRODUCT_VERSION,
  unwrap,
  VERSION_HEADER,
} from '@compute-mall/core/http'

/** A call as it goes over the wire, as the mall's own client would send it. */
export interface WireRequest {
  readonly method: Endpoint['method']
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** An endpoint's input has no parts but these; its type depends on the endpoint. */
type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const pathOf = ({ path, params, query }: Endpoint, input: Parts): string => {
  const values = input.params === undefined ? {} : (params.encode(input.params) as Record<string, string>)
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams(input.query === undefined ? [] : encodeForm(query.encode(input.query)))
  return search.size === 0 ? filled : `${filled}?${search}`
}

/**
 * @param origin of the product
 * @param cookie of who calls; a visitor if not given
 */
export const requestOf = <EP extends Endpoint>(
  endpoint: EP,
  input: InputOf<EP>,
  origin: string,
  cookie?: string,
): WireRequest => {
  const parts = input as Parts
  const hasBody = parts.body !== undefined
  return {
    method: endpoint.method,
    path: pathOf(endpoint, parts),
    headers: {
      [VERSION_HEADER]: PRODUCT_VERSION,
      origin,
      ...(cookie !== undefined && { cookie }),
      ...(hasBody && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
      ...(endpoint.effect === 'keyedChange' && { [IDEMPOTENCY_HEADER]: randomUUID() }),
    },
    ...(hasBody && { body: new URLSearchParams(encodeForm(endpoint.body.encode(parts.body))).toString() }),
  }
}

const send = (origin: string, { path, ...rest }: WireRequest) => fetch(origin + path, rest)

/**
 * Calls the product and decodes its answer.
 * @throws when it refuses
 */
export const call = async <EP extends Endpoint>(
  endpoint: EP,
  input: InputOf<EP>,
  origin: string,
  cookie?: string,
): Promise<OutputOf<EP>> => {
  const answer = await send(origin, requestOf(endpoint, input, origin, cookie))
  const data = unwrap(endpoint.response)(await answer.json())
  if (E.isLeft(data)) throw new Error(`${endpoint.path}: ${JSON.stringify(data.left)}`)
  return data.right
}
