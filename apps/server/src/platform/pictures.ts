import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** A picture of more points than this is no photograph, but meant to fill the memory (test S12). */
const MAX_PIXELS = 40_000_000

const formats = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const
export type PictureType = keyof typeof formats

/** A picture as it is kept: drawn anew from its points, without anything that was hidden beside them. */
export interface Picture {
  readonly bytes: Buffer
  readonly contentType: PictureType
}

/** Reads an uploaded picture by what its bytes are; null for what is no picture of these types. */
export const readPicture = async (
  bytes: Uint8Array,
  types: readonly PictureType[],
): Promise<Picture | null> => {
  const found = await fileTypeFromBuffer(bytes)
  const contentType = types.find((type) => type === found?.mime)
  if (contentType === undefined) return null
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .toFormat(formats[contentType])
    .toBuffer()
    .then(
      (redrawn) => ({ bytes: redrawn, contentType }),
      () => null,
    )
}
