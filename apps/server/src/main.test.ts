import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase, openTestDatabase } from './testing/index.ts'

/** Kills in the first start, spread over its first 3 s; test F2 asks for 20, which takes a few minutes. */
const KILLS = Number(process.env.KILLS ?? 3)
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let dataDir: string
const started: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-main-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null) await end(child, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Prints the address of every module of the product that the process loads. */
const TRACE = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.includes('/apps/')) process.stdout.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })`)}`

const start = (env: Readonly<Record<string, string>>, flags: readonly string[] = []) => {
  const child = spawn(process.execPath, ['--conditions=@compute-mall/source', ...flags, MAIN], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'warn', CASHIER: 'elsewhere', ...env },
  })
  started.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  return { child, printed: () => printed }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

const untilReady = async (port: number, child: ChildProcess): Promise<void> => {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    await sleep(50)
  }
}

const signIn = async (port: number, account: string, password: string): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${port}/sso/sign-in`, {
    method: 'POST',
    headers: { 'x-mall-version': '2.19.0', origin: `http://127.0.0.1:${port}` },
    body: new URLSearchParams({ account, password, service: '/' }),
  })
  return answer.json()
}

describe('the server process', () => {
  it('does not start with a wrong setting, and says in a sentence what to mend', async () => {
    const { child, printed } = start({ PORT: 'eighty' })
    await once(child, 'exit')
    expect(child.exitCode).toBe(1)
    expect(printed()).toBe('PORT must be a whole number from 0 to 65534, but is "eighty".\n')
  })

  it.each([
    ['none', false],
    ['demo', true],
  ])('[R1.07] with SEED=%s loads demo data: %s', { timeout: 180_000 }, async (seed, isLoaded) => {
    const port = await freePort()
    const { child, printed } = start({ PORT: String(port), SEED: seed }, [`--import=${TRACE}`])
    await untilReady(port, child)
    const loaded = printed()
      .split('\n')
      .filter((line) => line.startsWith('loaded '))
    expect(loaded.some((line) => line.endsWith('/apps/server/src/start.ts'))).toBe(true)
    expect(loaded.some((line) => line.includes('/apps/seed/'))).toBe(isLoaded)
  })

  it('does not start without its database, and says so without the password', async () => {
    const { child, printed } = start({ DATABASE_URL: 'postgres://mall:geheim@127.0.0.1:1/mall' })
    await once(child, 'exit')
    expect(child.exitCode).toBe(1)
    expect(printed()).toBe(
      'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1. Mend DATABASE_URL, or start it.\n',
    )
  })
})

describe.runIf(process.env.DATABASE_URL_TEST !== undefined)('the server process on PostgreSQL', () => {
  it('serves from it, and does not start on a port that is taken', async () => {
    const database = await openTestDatabase('postgres')
    const port = await freePort()
    const env = { DATABASE_URL: database.pool.options.connectionString ?? '', PORT: String(port) }
    const first = start(env)
    await untilReady(port, first.child)
    const { child, printed } = start(env)
    await once(child, 'exit')
    expect(child.exitCode).toBe(1)
    expect(printed()).toBe(
      `Port ${port} of 127.0.0.1 is in use. Stop what uses it, or name another in PORT.\n`,
    )
    expect(await end(first.child, 'SIGTERM')).toBe(0)
    await database.close()
  })

  it('migrates, serves and works in processes of their own', async () => {
    const database = await openEmptyDatabase()
    const { pool } = database
    const [webPort, workerPort] = [await freePort(), await freePort()]
    const env = { DATABASE_URL: pool.options.connectionString ?? '' }
    const queues = async () =>
      (await pool.query('select name from pgboss.queue')).rows.map(({ name }) => name)
    const statusOf = async (port: number, path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status
    const call = '/resource/config/index'

    const early = start({ ...env, ROLE: 'web', PORT: String(webPort) })
    await once(early.child, 'exit')
    expect(early.printed()).toMatch(
      /^The database lacks \d+ migrations, from \S+ on\. Run the server with ROLE=migrate first\.\n$/,
    )

    const migration = start({ ...env, ROLE: 'migrate', SEED: 'demo' })
    await once(migration.child, 'exit')
    expect([migration.child.exitCode, migration.printed()]).toEqual([0, ''])
    const { rows } = await pool.query('select count(*) from users')
    expect(rows[0].count).toBeGreaterThan(10)

    const web = start({ ...env, ROLE: 'web', PORT: String(webPort) })
    await untilReady(webPort, web.child)
    expect(await queues()).not.toContain('provisioning')

    const worker = start({ ...env, ROLE: 'worker', PORT: String(workerPort) })
    await untilReady(workerPort, worker.child)
    while (!(await queues()).includes('provisioning')) await sleep(50)
    expect([await statusOf(workerPort, '/healthz'), await statusOf(workerPort, call)]).toEqual([200, 404])
    expect(await statusOf(webPort, call)).not.toBe(404)

    expect(await end(web.child, 'SIGTERM')).toBe(0)
    expect(await end(worker.child, 'SIGTERM')).toBe(0)
    await database.close()
  }, 120_000)
})

describe.skipIf(process.env.DATABASE_URL_TEST !== undefined)('the embedded server process', () => {
  it(`[F2] starts after ${KILLS} kills in its first start, refuses a second owner [F3], and ends when told`, {
    timeout: 180_000,
  }, async () => {
    const port = await freePort()
    const env = { PORT: String(port) }
    for (let i = 0; i < KILLS; i++) {
      const { child } = start(env)
      await sleep(((i + 1) * 3000) / KILLS)
      await end(child, 'SIGKILL')
    }
    const first = start(env)
    await untilReady(port, first.child)
    const times: number[] = []
    for (let i = 0; i < 3; i++) {
      const begun = performance.now()
      const second = start({ PORT: String(await freePort()) })
      await once(second.child, 'exit')
      times.push(performance.now() - begun)
      expect(second.child.exitCode).toBe(1)
      expect(second.printed()).toBe(
        `The data folder ${dataDir} is in use by process ${first.child.pid}. Stop that one, or name another folder in DATA_DIR.\n`,
      )
    }
    // The machine may be busy with something else at one of them.
    expect(Math.min(...times)).toBeLessThan(2000)
    await untilReady(port, first.child)

    expect(await signIn(port, 'leader', 'Mall-2026')).toMatchObject({ code: '0' })
    expect(await end(first.child, 'SIGTERM')).toBe(0)

    const again = start(env)
    await untilReady(port, again.child)
    expect(again.printed()).not.toContain('interrupted')
  })
})
