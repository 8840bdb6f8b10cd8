import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadKeys } from './keys.ts'

it('[H18] keeps its key in a folder that nobody else may enter, also where it was open to them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compute-mall-cashier-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'cashier')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  loadKeys(dataDir, join(folder, 'keys'))
  const modeOf = (path: string) => statSync(path).mode & 0o777
  expect([modeOf(dataDir), modeOf(join(dataDir, 'cashier.key.pem'))]).toEqual([0o700, 0o600])
})
