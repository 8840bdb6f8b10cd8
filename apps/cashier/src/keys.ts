import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getuid } from 'node:process'

/** The provider's own key, and the shop's public one, which is there once the shop has started for the first time. */
export interface Keys {
  readonly own: KeyObject
  readonly shop: () => KeyObject | undefined
}

const OWN_KEY = 'cashier.key.pem'
const OWN_PUBLIC_KEY = 'cashier.pub.pem'
const SHOP_PUBLIC_KEY = 'shop.pub.pem'

/**
 * Loads the provider's Ed25519 key, made at the first start, and lays its public half into `keyDir`. The folder of the
 * key is for its owner alone.
 */
export const loadKeys = (dataDir: string, keyDir: string): Keys => {
  mkdirSync(dataDir, { recursive: true })
  if (statSync(dataDir).uid === getuid?.()) chmodSync(dataDir, 0o700)
  const own = ownKey(join(dataDir, OWN_KEY))
  const published = createPublicKey(own).export({ type: 'spki', format: 'pem' })
  write(join(keyDir, OWN_PUBLIC_KEY), String(published), 0o644)
  return { own, shop: remembered(join(keyDir, SHOP_PUBLIC_KEY)) }
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
