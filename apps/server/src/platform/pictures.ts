import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { PICTURE_MEGAPIXELS, type Refusal } from '@compute-mall/core/http'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { createTurns } from './turns.ts'

// Pictures are drawn beside everything else: each takes one core, and none is kept by the library.
sharp.concurrency(1)
sharp.cache(false)

const PIXELS_PER_MEGAPIXEL = 1_000_000
const BYTES_PER_MEGABYTE = 1024 * 1024
/** What is drawn beside others; larger ones take turns, since 100 megapixels need up to 0.6 GB. */
const SMALL_PIXELS = 16 * PIXELS_PER_MEGAPIXEL
const MAX_SECONDS = 30
/** Longest sides in pixels; the next is tried while the picture is more than its bytes. */
const SIDES = [4096, 2560, 1600, 1024] as const

const formats = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const
export type PictureType = keyof typeof formats

/** A picture as it is stored: drawn anew from its points, without anything that was hidden beside them. */
export interface Picture {
  readonly bytes: Buffer
  readonly contentType: PictureType
}

/** What a kind of upload accepts. */
interface PictureRule {
  readonly types: readonly PictureType[]
  readonly megabytes: number
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9])

/** A JPEG that lacks nothing but its end marker, as some scanners and cut transfers leave it, is drawn with one. */
const ended = (bytes: Uint8Array, contentType: PictureType) => {
  const given = Buffer.from(bytes)
  if (contentType !== 'image/jpeg' || given.subarray(-2).equals(END_OF_JPEG))
    return { bytes: given, failOn: 'error' } as const
  const body = given.at(-1) === 0xff ? given.subarray(0, -1) : given
  // Where points are missing as well, the decoder warns of the marker that comes too early.
  return { bytes: Buffer.concat([body, END_OF_JPEG]), failOn: 'warning' } as const
}

const inTurn = createTurns()

const draw = async (
  input: ReturnType<typeof ended>,
  contentType: PictureType,
  mostBytes: number,
): Promise<Buffer> => {
  const fit = (bytes: Buffer, side: number, failOn: 'error' | 'warning') =>
    sharp(bytes, {
      limitInputPixels: PICTURE_MEGAPIXELS * PIXELS_PER_MEGAPIXEL,
      sequentialRead: true,
      failOn,
    })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toFormat(formats[contentType])
      .toBuffer()
  const [first, ...smaller] = SIDES
  let drawn = await fit(input.bytes, first, input.failOn)
  for (const side of smaller) {
    if (drawn.length <= mostBytes) break
    drawn = await fit(drawn, side, 'error')
  }
  return drawn
}

/**
 * Reads an uploaded picture by what its bytes are, and scales it down to `SIDES` and the bytes that are accepted.
 * Refusals: PICTURE10001 for another type, PICTURE10002 for too many bytes, PICTURE10003 for too many pixels,
 * PICTURE10004 for a damaged one.
 */
export const readPicture = async (
  bytes: Uint8Array,
  { types, megabytes }: PictureRule,
): Promise<E.Either<Refusal, Picture>> => {
  const mostBytes = megabytes * BYTES_PER_MEGABYTE
  if (bytes.length > mostBytes) return E.left(refusals.pictureTooLarge({ megabytes }))
  const found = await fileTypeFromBuffer(bytes)
  const contentType = types.find((type) => type === found?.mime)
  if (contentType === undefined) return E.left(refusals.pictureTypeWrong())
  const input = ended(bytes, contentType)
  const pixels = await sharp(input.bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => width * height,
      () => null,
    )
  if (pixels === null) return E.left(refusals.pictureDamaged())
  if (pixels > PICTURE_MEGAPIXELS * PIXELS_PER_MEGAPIXEL)
    return E.left(refusals.pictureTooManyPixels({ megapixels: PICTURE_MEGAPIXELS }))
  const task = () => draw(input, contentType, mostBytes)
  return (pixels > SMALL_PIXELS ? inTurn(task) : task()).then(
    (drawn) => E.right({ bytes: drawn, contentType }),
    () => E.left(refusals.pictureDamaged()),
  )
}
