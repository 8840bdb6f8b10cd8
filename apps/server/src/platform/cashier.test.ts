import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { HOUR_MS } from '@compute-mall/core/time'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { keepCashier } from './cashier.ts'
import { readConfig } from './config/index.ts'

const dir = mkdtempSync(join(tmpdir(), 'compute-mall-cashier-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Writes down that it lives, and dies as often as it is told to. */
const script = join(dir, 'cashier.mjs')
const diary = join(dir, 'diary')
writeFileSync(
  script,
  `import { appendFileSync, readFileSync } from 'node:fs'
   appendFileSync(${JSON.stringify(diary)}, [process.env.CASHIER_PORT, process.pid, process.env.CASHIER_CLOCK_AHEAD_MS].join(' ') + '\\n')
   const lives = readFileSync(${JSON.stringify(diary)}, 'utf8').trim().split('\\n').length
   if (lives < 3) process.exit(7)
   console.log('up')
   process.once('SIGTERM', () => process.exit(0))
   setInterval(() => {}, 1000)`,
)
const lives = (): readonly string[] => {
  try {
    return readFileSync(diary, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the cashier', () => {
  it('[H15] is started with its port and the server’s time, started again when it ends, and ended with the server', async () => {
    const config = readConfig({ CASHIER_PORT: '4299', DATA_DIR: dir })
    if (E.isLeft(config)) throw new Error(config.left.join())
    const lines: string[] = []
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
    const clock = () => Date.now() + HOUR_MS
    const keeper = keepCashier(config.right, clock, log, { main: script, firstWaitMs: 10 })
    while (!lines.some((line) => line.includes('"cashier":"up"'))) await sleep(20)
    expect(lives().map((line) => line.split(' ')[0])).toEqual(['4299', '4299', '4299'])
    for (const line of lives()) expect(Math.abs(Number(line.split(' ')[2]) - HOUR_MS)).toBeLessThan(100)
    const pid = Number(lives().at(-1)?.split(' ')[1])
    expect(isAlive(pid)).toBe(true)
    await keeper.stop()
    expect(isAlive(pid)).toBe(false)
    await sleep(100)
    expect(lives()).toHaveLength(3)
  })
})
