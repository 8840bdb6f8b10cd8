import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import type { Config } from './config/index.ts'
import { createVault, holdHashKey, vaultOf } from './vault.ts'

const key = (byte: number) => Buffer.alloc(32, byte)
const old = createVault({ sealing: [key(1)], hashing: key(9) })
const rotated = createVault({ sealing: [key(2), key(1)], hashing: key(9) })

describe('the vault', () => {
  it('[D26] opens what it sealed, and nothing of it can be read before', () => {
    const sealed = old.seal('11010519491231002X', 'a:id')
    expect(old.open(sealed, 'a:id').toString()).toBe('11010519491231002X')
    expect(sealed.toString('latin1')).not.toContain('1101')
    expect(old.seal('11010519491231002X', 'a:id')).not.toEqual(sealed)
  })

  it('[D26] opens nothing in another place, and nothing that was changed', () => {
    const sealed = old.seal('11010519491231002X', 'a:id')
    expect(() => old.open(sealed, 'b:id')).toThrow()
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(() => old.open(sealed, 'a:id')).toThrow()
  })

  it('[D26] opens with an older key what was sealed with it, by the id of the key', () => {
    expect(rotated.open(old.seal('x', 'p'), 'p').toString()).toBe('x')
    expect(() => old.open(rotated.seal('x', 'p'), 'p')).toThrow(
      /^The key [\da-f]{8} of personal data is not in PERSONAL_DATA_KEYS\.$/,
    )
  })

  it('[D26] gives the same hash for the same text of the same kind, and another with another key', () => {
    expect(old.fingerprint('IDCARD', '1')).toBe(rotated.fingerprint('IDCARD', '1'))
    const others = [
      old.fingerprint('EMAIL', '1'),
      old.fingerprint('IDCARD', '2'),
      createVault({ sealing: [key(1)], hashing: key(8) }).fingerprint('IDCARD', '1'),
    ]
    expect(others).not.toContain(old.fingerprint('IDCARD', '1'))
  })

  it('[D26][H18] keeps keys of its own beside the data when none are named, readable by its owner alone', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-vault-'))
    const config = { dataDir, personalDataKeys: null } as Config
    const sealed = vaultOf(config).seal('x', 'p')
    expect(vaultOf(config).open(sealed, 'p').toString()).toBe('x')
    expect(statSync(join(dataDir, 'personal-data-keys.json')).mode & 0o777).toBe(0o600)
    rmSync(dataDir, { recursive: true })
  })

  it('[D26][H18] keeps keys where others may not enter, also in a folder that was open to them', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-vault-'))
    chmodSync(dataDir, 0o755)
    vaultOf({ dataDir, personalDataKeys: null } as Config)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    rmSync(dataDir, { recursive: true })
  })

  it('[D26] refuses to start on a database whose hashes were made with another key', async () => {
    const server = await startTestServer({ modules: () => ({}) })
    const { db } = server.platform
    await holdHashKey({ db, vault: old })
    await holdHashKey({ db, vault: rotated })
    const other = createVault({ sealing: [key(1)], hashing: key(8) })
    await expect(holdHashKey({ db, vault: other })).rejects.toThrow(
      /Name the right one in PERSONAL_DATA_HASH_KEY/,
    )
    await server.stop()
  })
})
