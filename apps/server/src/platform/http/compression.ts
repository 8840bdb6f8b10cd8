import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type ContentEncoding = 'br' | 'gzip'

/** The best encoding that the caller takes. */
export const encodingOf = (acceptEncoding: string | undefined): ContentEncoding | undefined => {
  if (acceptEncoding === undefined) return undefined
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(acceptEncoding) ? 'gzip' : undefined
}

/** Below this a packet carries it whole, and compressing gains nothing. */
const MIN_BYTES = 1_400
const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** A short-lived answer: a quick compression off the event loop. */
export const compressAnswer = async (text: string, acceptEncoding: string | undefined) =>
  text.length < MIN_BYTES || encodingOf(acceptEncoding) === undefined
    ? undefined
    : gzipped(text, { level: 4 })

/** A page, which is larger and read by people who wait for it: the better compression that the caller takes. */
export const compressPage = async (page: Buffer, acceptEncoding: string | undefined) => {
  const encoding = encodingOf(acceptEncoding)
  if (page.length < MIN_BYTES || encoding === undefined) return undefined
  const bytes = await (encoding === 'br'
    ? brotlied(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipped(page, { level: 6 }))
  return { encoding, bytes }
}
