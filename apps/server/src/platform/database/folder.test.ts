import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdFolder } from './folder.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'compute-mall-folder-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Another process that takes the folder and keeps it until it is killed. */
const holder = async () => {
  const module = JSON.stringify(new URL('./folder.ts', import.meta.url).href)
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { holdFolder } = await import(${module})
     holdFolder(${JSON.stringify(dir)}, console.log); console.log('held'); setInterval(() => {}, 1000)`,
  ])
  await once(child.stdout, 'data')
  return child
}
const quiet = () => {}

describe('the data folder', () => {
  it('[F3] refuses a second process within 2 s and names the first, which goes on unharmed', async () => {
    const first = await holder()
    const begun = performance.now()
    expect(() => holdFolder(dir, quiet)).toThrow(
      `The data folder ${dir} is in use by process ${first.pid}. Stop that one, or name another folder in DATA_DIR.`,
    )
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(first.exitCode).toBeNull()
    expect(readFileSync(join(dir, 'owner'), 'utf8')).toBe(`${first.pid}\n`)
    first.kill('SIGKILL')
    await once(first, 'exit')
  })

  it('[F3] is taken over from a process that was killed', async () => {
    const first = await holder()
    first.kill('SIGKILL')
    await once(first, 'exit')
    const held = holdFolder(dir, quiet)
    expect(readFileSync(join(dir, 'owner'), 'utf8')).toBe(`${process.pid}\n`)
    held.release()
  })

  it('[F3] can be taken again once it is released', () => {
    holdFolder(dir, quiet).release()
    holdFolder(dir, quiet).release()
  })

  it('[F2] puts aside what an interrupted first start left, and says so', () => {
    mkdirSync(join(dir, 'database'))
    writeFileSync(join(dir, 'database', 'half'), '')
    const told: string[] = []
    const held = holdFolder(dir, (message) => told.push(message))
    expect(told).toEqual([
      `The last first start was interrupted. What it had made was moved to ${dir}/database.unfinished; starting anew.`,
    ])
    expect(existsSync(held.databaseDir)).toBe(false)
    expect(existsSync(join(dir, 'database.unfinished', 'half'))).toBe(true)
    held.release()
  })

  it('[F2] never puts aside a database whose first start was complete', () => {
    const first = holdFolder(dir, quiet)
    mkdirSync(first.databaseDir)
    first.completeFirstStart()
    first.release()
    const told: string[] = []
    const second = holdFolder(dir, (message) => told.push(message))
    expect(told).toEqual([])
    expect(existsSync(second.databaseDir)).toBe(true)
    second.release()
  })
})
