import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, VaultKeys } from './config/index.ts'
import type { Db } from './database/index.ts'
import { ownFolder } from './ownFolder.ts'
import { StartFailure } from './start.failure.ts'
import { write } from './write.ts'

/** Keeps what is personal from whoever reads the database alone (decision D26). */
export interface Vault {
  /** Names the key of the hashes, which must be one and the same for a whole database. */
  readonly hashKeyId: string
  /** Encrypts; `place` says where it will stand, and it opens nowhere else. */
  seal(bytes: Uint8Array | string, place: string): Buffer
  /** @throws Error when the key is not there, or the bytes were not sealed for this place */
  open(sealed: Uint8Array, place: string): Buffer
  /** A keyed hash: the same for the same text of the same kind, and nothing without the key. */
  fingerprint(kind: string, text: string): string
}

const CIPHER = 'aes-256-gcm'
const ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

const idOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, ID_BYTES)

export const createVault = ({ sealing, hashing }: VaultKeys): Vault => {
  const [newest] = sealing
  const keys = new Map(sealing.map((key) => [idOf(key).toString('hex'), key]))
  return {
    hashKeyId: idOf(hashing).toString('hex'),
    seal: (bytes, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, newest, nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([idOf(newest), nonce, cipher.getAuthTag(), sealed])
    },
    open: (sealed, place) => {
      const parts = Buffer.from(sealed)
      const id = parts.subarray(0, ID_BYTES).toString('hex')
      const key = keys.get(id)
      if (key === undefined) throw new Error(`The key ${id} of personal data is not in PERSONAL_DATA_KEYS.`)
      const nonce = parts.subarray(ID_BYTES, ID_BYTES + NONCE_BYTES)
      const body = parts.subarray(ID_BYTES + NONCE_BYTES)
      const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(body.subarray(0, TAG_BYTES))
      return Buffer.concat([cipher.update(body.subarray(TAG_BYTES)), cipher.final()])
    },
    fingerprint: (kind, text) => createHmac('sha256', hashing).update(`${kind}\n${text}`).digest('base64url'),
  }
}

const fresh = (): Buffer => randomBytes(32)

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST'

/** Keys of this installation, made on first use and kept beside its data, for nobody else to read. */
const keptKeys = (dataDir: string): VaultKeys => {
  const file = join(dataDir, 'personal-data-keys.json')
  ownFolder(dataDir)
  const made = { sealing: fresh().toString('base64'), hashing: fresh().toString('base64') }
  try {
    writeFileSync(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  const { sealing, hashing } = JSON.parse(readFileSync(file, 'utf8')) as typeof made
  return { sealing: [Buffer.from(sealing, 'base64')], hashing: Buffer.from(hashing, 'base64') }
}

export const vaultOf = ({ personalDataKeys, dataDir }: Config): Vault =>
  createVault(personalDataKeys ?? keptKeys(dataDir))

/**
 * Hashes with two keys would find no duplicates: the first start notes the key in the database.
 * @throws StartFailure when another key is noted there
 */
export const holdHashKey = async ({
  db,
  vault,
}: {
  readonly db: Db
  readonly vault: Vault
}): Promise<void> => {
  await write(db)
    .insertInto('vault_hash_key')
    .values({ key_id: vault.hashKeyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key_id } = await db.selectFrom('vault_hash_key').select('key_id').executeTakeFirstOrThrow()
  if (key_id !== vault.hashKeyId)
    throw new StartFailure(
      `Personal data of this database are hashed with the key ${key_id}, but this server has ${vault.hashKeyId}. Name the right one in PERSONAL_DATA_HASH_KEY.`,
    )
}
