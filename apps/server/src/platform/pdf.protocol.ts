import { OneOf } from '@compute-mall/core/codec'
import type * as t from 'io-ts'

/** A file for the thread that parses PDF documents. */
export interface PdfJob {
  readonly bytes: Uint8Array
}

/** `encrypted` asks for a password; `empty` has no page, or nothing on its pages. */
export const PdfVerdict = OneOf('PdfVerdict', ['sound', 'damaged', 'encrypted', 'empty'])
export type PdfVerdict = t.TypeOf<typeof PdfVerdict>
