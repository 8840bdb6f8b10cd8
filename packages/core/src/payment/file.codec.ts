import * as t from 'io-ts'

/** A file in a multipart body. The bytes are checked by what they are, never by name or declared type. */
export interface FilePart {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array
}
/** A file of a multipart body, checked to be one. */
export const FilePart = new t.Type<FilePart, FilePart, unknown>(
  'FilePart',
  (u): u is FilePart => isFilePart(u),
  (u, c) => (isFilePart(u) ? t.success(u) : t.failure(u, c, 'expected a file')),
  t.identity,
)
const isFilePart = (u: unknown): u is FilePart =>
  typeof u === 'object' &&
  u !== null &&
  'bytes' in u &&
  u.bytes instanceof Uint8Array &&
  'fileName' in u &&
  typeof u.fileName === 'string' &&
  'contentType' in u &&
  typeof u.contentType === 'string'
