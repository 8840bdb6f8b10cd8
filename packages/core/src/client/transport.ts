import ky, { type Options } from 'ky'
import { E, type TE } from '../fp/index.ts'
import { fileNameIn, isEnvelopeType, REQUEST_TIMEOUT_MS, type ReceivedFile } from '../http/index.ts'
import { type ClientError, thrownError } from './error.ts'
import type { Signal } from './web.ts'
import type { WireRequest } from './wire.ts'

/** The platform's fetch, or one that stands for it. */
export type Fetch = NonNullable<Options['fetch']>

/** An answer before its envelope is read; `body` is undefined when it is no JSON. */
export interface WireAnswer {
  readonly status: number
  readonly body: unknown
  /** The file of a call that answers with one; null where an envelope came instead. */
  readonly file: ReceivedFile | null
}

export interface Transport {
  readonly fetch: Fetch
  /** Where paths are resolved, e.g. `https://mall.example`; empty means the page's own origin. */
  readonly origin: string
}

/** Sends a request once: no repetition, 30 s at most (R7.01); any status is an answer. */
export const createTransport = ({ fetch, origin }: Transport) => {
  const http = ky.create({
    fetch,
    timeout: REQUEST_TIMEOUT_MS,
    retry: 0,
    throwHttpErrors: false,
    ...(origin === '' ? {} : { prefix: origin }),
  })
  return (
    request: WireRequest,
    signal: Signal,
    expects: 'envelope' | 'file' = 'envelope',
  ): TE.TaskEither<ClientError, WireAnswer> =>
    async () => {
      try {
        const { path, ...init } = request
        const response = await http(path, { ...init, signal } as Options)
        const { status, headers } = response
        const contentType = headers.get('content-type') ?? ''
        if (expects === 'envelope' || !response.ok || isEnvelopeType(contentType))
          return E.right({ status, body: parseJson(await response.text()), file: null })
        const fileName = fileNameIn(headers.get('content-disposition') ?? '')
        const bytes = new Uint8Array(await response.arrayBuffer())
        return E.right({ status, body: undefined, file: { fileName, contentType, bytes } })
      } catch (thrown) {
        return E.left(thrownError(thrown, signal))
      }
    }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
