import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

describe('the process', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cashier-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const start = (env: Readonly<Record<string, string>> = {}): ChildProcess =>
    fork(new URL('./main.ts', import.meta.url), {
      execArgv: ['--conditions=@compute-mall/source'],
      env: { CASHIER_PORT: '0', CASHIER_DATA_DIR: folder, PAY_KEY_DIR: join(folder, 'keys'), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
  const started = async (): Promise<ChildProcess> => {
    const child = start()
    if (child.stdout !== null) await once(child.stdout, 'data')
    return child
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends gracefully on %s, with a channel to its keeper',
    async (signal) => {
      const child = await started()
      child.kill(signal)
      expect(await once(child, 'exit')).toEqual([0, null])
    },
  )

  it('ends with its keeper', async () => {
    const child = await started()
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('says what to mend in a sentence when a setting is wrong', async () => {
    const child = start({ CASHIER_PORT: 'http' })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(said).toBe('CASHIER_PORT is "http", but must be a whole number from 0 to 65535.\n')
  })
})
