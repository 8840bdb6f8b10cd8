import { fileNameOf } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { type FilePart, SLIP } from '@compute-mall/core/payment'
import { type Picture, readPicture } from '../platform/pictures.ts'

/** A slip as it is kept. */
export interface Slip extends Picture {
  readonly fileName: string
}

/** The last part of a path, without signs that no name needs; never empty. */
const safeName = (fileName: string): string => {
  const plain = fileNameOf((fileName.split(/[/\\]/).at(-1) ?? '').replaceAll(/[<>:"|?*]/g, ''))
  return plain === '' ? 'slip' : plain
}

/**
 * Reads an uploaded slip by what its bytes are, whatever its name and declared type say. Refusals: PAY10006 for what is
 * no picture of an allowed type, PAY10007 for one that is too large.
 */
export const readSlip = async ({ bytes, fileName }: FilePart): Promise<E.Either<Refusal, Slip>> => {
  if (bytes.length > SLIP.megabytes * 1024 * 1024)
    return E.left(refusals.slipTooLarge({ megabytes: SLIP.megabytes }))
  const picture = await readPicture(bytes, SLIP.types)
  return picture === null
    ? E.left(refusals.slipInvalid())
    : E.right({ ...picture, fileName: safeName(fileName) })
}
