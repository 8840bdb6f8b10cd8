import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownFolder } from '../../platform/ownFolder.ts'

/** Our own key, and the cashier's public one, which is there once the cashier has started for the first time. */
export interface ProviderKeys {
  readonly own: KeyObject
  readonly cashier: () => KeyObject | undefined
}

/** Loads our Ed25519 key, made at the first start, and lays its public half into `keyDir` for the cashier. */
export const loadKeys = (dataDir: string, keyDir: string): ProviderKeys => {
  ownFolder(dataDir)
  const own = ownKey(join(dataDir, 'shop.key.pem'))
  const published = createPublicKey(own).export({ type: 'spki', format: 'pem' })
  write(join(keyDir, 'shop.pub.pem'), String(published), 0o644)
  return { own, cashier: remembered(join(keyDir, 'cashier.pub.pem')) }
}

const ownKey = (path: string): KeyObject => {
  if (existsSync(path)) return createPrivateKey(readFileSync(path))
  const { privateKey } = generateKeyPairSync('ed25519')
  write(path, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), 0o600)
  return privateKey
}

/** Written beside and renamed, so that nobody ever reads half a key. */
const write = (path: string, text: string, mode: number): void => {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, text, { mode })
  renameSync(beside, path)
}

const remembered = (path: string): (() => KeyObject | undefined) => {
  let key: KeyObject | undefined
  return () => {
    if (key === undefined && existsSync(path)) key = createPublicKey(readFileSync(path))
    return key
  }
}
