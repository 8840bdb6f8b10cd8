import { fileNameOf } from '@compute-mall/core/codec'
import { E, pipe } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { type FilePart, SLIP } from '@compute-mall/core/payment'
import { type BlobStore, freshBlobName } from '../platform/blobs.ts'
import type { Db } from '../platform/database/index.ts'
import { eachDue } from '../platform/jobs.ts'
import { type Picture, readPicture } from '../platform/pictures.ts'
import type { Platform } from '../platform/platform.ts'
import { doomedFiles, doomNeedless, forgetSlipFile, noteSlipFile } from './store/slipFiles.ts'

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
 * Reads an uploaded slip by what its bytes are, whatever its name and declared type say. Refusals: PICTURE10001-4.
 */
export const readSlip = async ({ bytes, fileName }: FilePart): Promise<E.Either<Refusal, Slip>> =>
  pipe(
    await readPicture(bytes, SLIP),
    E.map((picture) => ({ ...picture, fileName: safeName(fileName) })),
  )

/** Keeps a picture that an order is about to take: noted before it is written, so that none is left behind. @returns its name */
export const keepSlipFile = async (
  db: Db,
  blobs: BlobStore,
  { bytes, contentType }: Picture,
  now: Date,
): Promise<string> => {
  const name = freshBlobName(contentType)
  await noteSlipFile(db, name, now)
  await blobs.write(name, bytes)
  return name
}

/** Pictures removed in one round. */
const BATCH_SIZE = 100

/**
 * Removes the pictures that no order needs. One is given up in the database first, so that no order takes it any more,
 * and forgotten last: whenever this is interrupted, the next round goes on, and nothing that an order shows is gone.
 */
export const removeSlipFiles = async ({ blobs, clock, db, log }: Platform): Promise<void> => {
  await doomNeedless(db, new Date(clock()))
  await eachDue(await doomedFiles(db, BATCH_SIZE), log, async ({ id }) => {
    await blobs.remove(id)
    await forgetSlipFile(db, id)
  })
}
