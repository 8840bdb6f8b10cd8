import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Kinds of files that the product keeps, by the ending under which they are kept. */
const contentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const
export type BlobType = (typeof contentTypes)[keyof typeof contentTypes]

export interface Blob {
  readonly bytes: Buffer
  readonly contentType: BlobType
}

/** Keeps files by the hash of their content: the same file twice is one, and a name says nothing about its owner. */
export interface BlobStore {
  /** @returns the name under which the bytes can be had again */
  put(bytes: Uint8Array, about: { readonly contentType: BlobType }): Promise<string>
  get(name: string): Promise<Blob | null>
}

const NAME = /^([\da-f]{64})\.(png|jpg|webp|svg|pdf)$/

const endings = Object.keys(contentTypes) as (keyof typeof contentTypes)[]
const endingOf = (contentType: BlobType) => endings.find((ending) => contentTypes[ending] === contentType)

/** Kept below a folder of this machine. */
export const createFolderStore = (dir: string): BlobStore => {
  const fileOf = (name: string) => join(dir, name.slice(0, 2), name)
  return {
    put: async (bytes, { contentType }) => {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${endingOf(contentType)}`
      await writeDurably(fileOf(name), bytes)
      return name
    },
    get: async (name) => {
      const ending = endings.find((known) => NAME.exec(name)?.[2] === known)
      if (ending === undefined) return null
      const bytes = await readFile(fileOf(name)).catch(ifMissing(null))
      return bytes === null ? null : { bytes, contentType: contentTypes[ending] }
    },
  }
}

/** A reader sees the whole file or none; a power cut after the answer loses nothing. */
const writeDurably = async (file: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

const ifMissing =
  <A>(instead: A) =>
  (error: NodeJS.ErrnoException): A => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
