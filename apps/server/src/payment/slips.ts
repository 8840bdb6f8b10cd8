import { E } from '@compute-mall/core/fp'
import { type Refusal, refuse } from '@compute-mall/core/http'
import { type FilePart, SLIP } from '@compute-mall/core/payment'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** A picture of more points than this is no photograph of a slip, but meant to fill the memory (test S12). */
const MOST_PIXELS = 40_000_000

export type SlipType = (typeof SLIP)['types'][number]

/** A slip as it is kept: drawn anew from its points, without anything that was hidden beside them. */
export interface Slip {
  readonly bytes: Buffer
  readonly contentType: SlipType
  readonly fileName: string
}

const formats = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const

/** The last part of a path, without signs that no name needs; never empty. */
const safeName = (fileName: string): string => {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be removed.
  const plain = last.replaceAll(/[\u0000-\u001f\u007f<>:"|?*]/g, '').slice(-128)
  return plain === '' ? 'slip' : plain
}

const redraw = (bytes: Uint8Array, type: SlipType): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate().toFormat(formats[type]).toBuffer()

/**
 * Reads an uploaded slip by what its bytes are, whatever its name and declared type say. Refusals: PAY10006 for what is
 * no picture of an allowed type, PAY10007 for one that is too large.
 */
export const readSlip = async ({ bytes, fileName }: FilePart): Promise<E.Either<Refusal, Slip>> => {
  if (bytes.length > SLIP.megabytes * 1024 * 1024)
    return E.left(refuse('PAY10007', { megabytes: SLIP.megabytes }))
  const found = await fileTypeFromBuffer(bytes)
  const contentType = SLIP.types.find((type) => type === found?.mime)
  if (contentType === undefined) return E.left(refuse('PAY10006'))
  return redraw(bytes, contentType).then(
    (redrawn) => E.right({ bytes: redrawn, contentType, fileName: safeName(fileName) }),
    () => E.left(refuse('PAY10006')),
  )
}
