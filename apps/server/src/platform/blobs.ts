import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SECOND_MS } from '@compute-mall/core/time'
import { AwsClient } from 'aws4fetch'
import type { BucketConfig, Config } from './config/index.ts'

/** Kinds of files that the product keeps, by the ending under which they are kept. */
const contentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const
type BlobType = (typeof contentTypes)[keyof typeof contentTypes]

interface Blob {
  readonly bytes: Buffer
  readonly contentType: BlobType
}

/** Keeps files; writing throws StorageUnavailable when nothing can be stored now. A name says nothing about its owner. */
export interface BlobStore {
  /** Keeps by the hash of the content: the same file twice is one. @returns the name under which it can be had again */
  put(bytes: Uint8Array, about: { readonly contentType: BlobType }): Promise<string>
  /** Keeps under a name of `freshBlobName`: the file has one owner, who may remove it. */
  write(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Blob | null>
  /** A name under which nothing is kept changes nothing. */
  remove(name: string): Promise<void>
}

const NAME = /^([\da-f]{64})\.(png|jpg|webp|svg|pdf)$/

const endings = Object.keys(contentTypes) as (keyof typeof contentTypes)[]
const endingOf = (contentType: BlobType) => endings.find((ending) => contentTypes[ending] === contentType)

/** A name that no other file has or will have. */
export const freshBlobName = (contentType: BlobType): string =>
  `${randomBytes(32).toString('hex')}.${endingOf(contentType)}`

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Where bytes lie under a name. */
interface Shelf {
  write(name: string, bytes: Uint8Array, contentType: BlobType): Promise<void>
  /** @returns null when there is nothing under this name */
  read(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
}

const typeIn = (name: string): BlobType | undefined => {
  const ending = endings.find((known) => NAME.exec(name)?.[2] === known)
  return ending && contentTypes[ending]
}

/** @throws Error for a name that this module did not make, which could lead out of the folder */
const needType = (name: string): BlobType => {
  const type = typeIn(name)
  if (type === undefined) throw new Error(`"${name}" is no name of a file`)
  return type
}

/** Nothing can be stored now: the disk is full, or the storage does not answer. Nothing was left half written. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A full disk or quota, a disk that is read only, and a storage that is not to be had. */
const FULL_CODES = ['ENOSPC', 'EDQUOT', 'EROFS']
const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && FULL_CODES.includes(String(error.code))) ||
    ['TimeoutError', 'AbortError'].includes(error.name) ||
    error instanceof StorageAway)

/** The storage answered that it cannot take it now, or did not answer. */
class StorageAway extends Error {
  override readonly name = 'StorageAway'
}

const orUnavailable = async (writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => {
    throw isUnavailable(error) ? new StorageUnavailable(error) : error
  })

const storeOn = ({ write, read, remove }: Shelf): BlobStore => ({
  put: async (bytes, { contentType }) => {
    const name = `${hashOf(bytes)}.${endingOf(contentType)}`
    await orUnavailable(write(name, bytes, contentType))
    return name
  },
  write: async (name, bytes) => orUnavailable(write(name, bytes, needType(name))),
  get: async (name) => {
    const contentType = typeIn(name)
    if (contentType === undefined) return null
    const bytes = await read(name)
    return bytes === null ? null : { bytes, contentType }
  },
  remove: async (name) => {
    needType(name)
    await remove(name)
  },
})

/** Kept below a folder of this machine. */
export const createFolderStore = (dir: string): BlobStore => {
  const fileOf = (name: string) => join(dir, name.slice(0, 2), name)
  return storeOn({
    write: (name, bytes) => writeDurably(fileOf(name), bytes),
    read: (name) => readFile(fileOf(name)).catch(ifMissing(null)),
    remove: (name) => rm(fileOf(name), { force: true }),
  })
}

/** No answer of the storage takes longer, in milliseconds. */
const STORAGE_TIMEOUT_MS = 15 * SECOND_MS

/**
 * Kept in a bucket of S3 or of what speaks like it, addressed by path. A failed request is tried again, `retries` times.
 * @throws Error with the status when the storage refuses; when writing, StorageUnavailable if it may work later
 */
export const createBucketStore = (
  { endpoint, bucket, prefix, ...given }: BucketConfig,
  retries = 3,
): BlobStore => {
  const client = new AwsClient({ ...given, service: 's3', retries })
  const addressOf = (name: string) => `${endpoint}/${bucket}/${prefix}${name}`
  const ask = (name: string, init: RequestInit) =>
    client
      .fetch(addressOf(name), { ...init, signal: AbortSignal.timeout(STORAGE_TIMEOUT_MS) })
      .catch((error: unknown) => {
        throw error instanceof TypeError ? new StorageAway(error.message, { cause: error }) : error
      })
  const refused = async (name: string, answer: Response): Promise<never> => {
    await answer.body?.cancel()
    const message = `the storage answered ${answer.status} for ${name}`
    throw answer.status >= 500 || answer.status === 429 ? new StorageAway(message) : new Error(message)
  }
  return storeOn({
    write: async (name, bytes, contentType) => {
      const answer = await ask(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType, 'x-amz-content-sha256': hashOf(bytes) },
      })
      if (!answer.ok) return refused(name, answer)
      await answer.body?.cancel()
    },
    read: async (name) => {
      const answer = await ask(name, { method: 'GET' })
      if (answer.status !== 404)
        return answer.ok ? Buffer.from(await answer.arrayBuffer()) : refused(name, answer)
      await answer.body?.cancel()
      return null
    },
    remove: async (name) => {
      const answer = await ask(name, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) return refused(name, answer)
      await answer.body?.cancel()
    },
  })
}

/** Uploads, where the configuration says. */
export const createBlobStore = ({ blobs, dataDir }: Pick<Config, 'blobs' | 'dataDir'>): BlobStore =>
  blobs === null ? createFolderStore(join(dataDir, 'files')) : createBucketStore(blobs)

/** A reader sees the whole file or none; a power cut after the answer loses nothing. */
const writeDurably = async (file: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'w')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    // On a full disk, what was begun would take the place of what is needed.
    await rm(draft, { force: true })
    throw error
  }
}

const ifMissing =
  <A>(instead: A) =>
  (error: NodeJS.ErrnoException): A => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
