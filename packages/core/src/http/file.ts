import * as t from 'io-ts'

/** A file as a caller receives it. */
export interface ReceivedFile {
  readonly fileName: string
  /** A media type that is not JSON, which stands for the envelope. */
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** A file as a handler gives it: at once, or bit by bit. */
export interface ServedFile {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array | AsyncIterable<string | Uint8Array>
}

const isFile = (value: unknown): value is ReceivedFile =>
  typeof value === 'object' &&
  value !== null &&
  'fileName' in value &&
  typeof value.fileName === 'string' &&
  'contentType' in value &&
  typeof value.contentType === 'string' &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array

/**
 * The answer of a call that gives a file, e.g. an export or a picture: the bytes themselves with status 200, while a
 * refusal still comes in the envelope. The two are told apart by the content type, which of a file is never JSON.
 */
export const FileAnswer = new t.Type<ReceivedFile, ReceivedFile, unknown>(
  'File',
  isFile,
  (input, context) => (isFile(input) ? t.success(input) : t.failure(input, context, 'expected a file')),
  t.identity,
)
export type FileAnswer = typeof FileAnswer

/** Whether a call answers with a file. */
export const answersWithFile = ({ response }: { readonly response: unknown }): boolean =>
  response === FileAnswer

/** Whether an answer of this content type is an envelope. */
export const isEnvelopeType = (contentType: string): boolean => /^application\/json\b/i.test(contentType)

/** The `content-disposition` of a file to be kept: its name in ASCII, and in full for whoever reads RFC 6266. */
export const dispositionOf = (fileName: string): string =>
  `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`

/** The name of a file by its `content-disposition`; empty when it has none. */
export const fileNameIn = (disposition: string): string => {
  const [, inFull] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? []
  if (inFull === undefined) return plain
  try {
    return decodeURIComponent(inFull)
  } catch {
    return plain
  }
}
