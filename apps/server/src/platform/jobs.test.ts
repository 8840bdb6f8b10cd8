import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/index.ts'
import { type Connection, connect } from './database/index.ts'
import { createJobs, type Job, type Jobs } from './jobs.ts'

const silent = pino({ level: 'silent' })
const isPostgres = process.env.DATABASE_URL_TEST !== undefined

let connection: Connection
const running: Jobs[] = []
beforeEach(async () => {
  connection = await openTestDatabase()
})
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
  await connection.close()
})

const start = async (jobs: readonly Job[], on: Connection = connection): Promise<Jobs> => {
  const runner = createJobs(on, silent)
  running.push(runner)
  await runner.start(jobs)
  return runner
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await sleep(20)
}

/** Work that notes when it begins, and whether another round was at work then. */
const recorder = (ms = 0) => {
  const begun: number[] = []
  let atWork = 0
  let isTwofold = false
  return {
    begun,
    isTwofold: () => isTwofold,
    work: async () => {
      begun.push(performance.now())
      atWork += 1
      if (atWork > 1) isTwofold = true
      await sleep(ms)
      atWork -= 1
    },
  }
}

describe('jobs', () => {
  it('come round again, also after they failed, until they are stopped', async () => {
    let rounds = 0
    const work = async () => {
      rounds += 1
      if (rounds === 1) throw new Error('once')
    }
    const jobs = await start([{ name: 'trial', everyMs: 500, work }])
    await until(() => rounds === 3)
    await jobs.stop()
    await sleep(1_200)
    expect(rounds).toBe(3)
  })

  it('[F1] begin once all of them have their queue, so that no work takes the connections of a start', async () => {
    const early = recorder()
    await (await start([{ name: 'early', everyMs: 500, work: early.work }])).stop()
    await sleep(700)
    const queues: number[] = []
    const work = async () => {
      const { rows } = await connection.pool.query('select count(*)::integer as made from pgboss.queue')
      queues.push(rows[0].made)
    }
    const late = Array.from({ length: 20 }, (_, n) => ({
      name: `late${n}`,
      everyMs: 60_000,
      work: early.work,
    }))
    await start([{ name: 'early', everyMs: 500, work }, ...late])
    await until(() => queues.length > 0)
    expect(queues[0]).toBeGreaterThanOrEqual(21)
  })

  it('are let finish when they are stopped', async () => {
    let isDone = false
    const begun = Promise.withResolvers<void>()
    const work = async () => {
      begun.resolve()
      await sleep(700)
      isDone = true
    }
    const jobs = await start([{ name: 'trial', everyMs: 500, work }])
    await begun.promise
    await jobs.stop()
    expect(isDone).toBe(true)
  })

  it('keep their interval: a round begins at most a quarter of a second late on an idle machine', async () => {
    const { begun, work } = recorder()
    await start([{ name: 'trial', everyMs: 1_000, work }])
    await until(() => begun.length === 4)
    const gaps = begun.slice(1).map((at, i) => at - (begun[i] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(900)
    expect(gaps.toSorted((a, b) => a - b)[1]).toBeLessThan(1_250)
  })

  it('take turns among processes: no two rounds of a kind at once, and no more of them', async () => {
    const { begun, isTwofold, work } = recorder(600)
    const job = { name: 'trial', everyMs: 500, work }
    await start([job])
    await start([job])
    await until(() => begun.length === 6)
    expect(isTwofold()).toBe(false)
    const spanMs = (begun.at(-1) ?? 0) - (begun[0] ?? 0)
    expect(spanMs).toBeGreaterThan(5 * 500)
  })

  it('may be of any number of kinds, on two connections', async () => {
    const on = isPostgres
      ? await connect(
          { kind: 'postgres', url: connection.pool.options.connectionString ?? '', connections: 2 },
          () => {},
        )
      : connection
    const rounds = new Map<string, number>()
    const kinds = Array.from({ length: 40 }, (_, i) => `kind-${i}`)
    const jobs = await start(
      kinds.map((name) => ({
        name,
        everyMs: 500,
        work: async () => {
          await on.pool.query('select 1')
          rounds.set(name, (rounds.get(name) ?? 0) + 1)
        },
      })),
      on,
    )
    await until(() => kinds.every((name) => (rounds.get(name) ?? 0) > 1))
    await jobs.stop()
    if (on !== connection) await on.close()
  })

  it('go by the time that the database keeps: a restart puts off nothing', async () => {
    const dueAt = async () => {
      const { rows } = await connection.pool.query(
        "select start_after from pgboss.job where name = 'daily' and state = 'created'",
      )
      return rows.map(({ start_after }) => start_after.getTime())
    }
    const daily = { name: 'daily', everyMs: 86_400_000, work: async () => {} }
    await (await start([daily])).stop()
    const before = await dueAt()
    await sleep(50)
    await start([daily])
    expect(await dueAt()).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('try seldom work again within minutes, and leave work that comes round soon to its next round', async () => {
    const fail = async () => {
      throw new Error('always')
    }
    const failing = [
      { name: 'soon', everyMs: 500, work: fail },
      { name: 'seldom', everyMs: 3_600_000, work: fail },
    ]
    await (await start(failing)).stop()
    await connection.pool.query("update pgboss.job set start_after = now() where name = 'seldom'")
    await start(failing)
    const states = async (name: string) => {
      const { rows } = await connection.pool.query(
        'select state, extract(epoch from start_after - now())::float as seconds from pgboss.job where name = $1 order by created_on',
        [name],
      )
      return rows
    }
    while (!(await states('seldom')).some(({ state }) => state === 'retry')) await sleep(100)
    const retried = (await states('seldom')).find(({ state }) => state === 'retry')
    expect(retried?.seconds).toBeLessThan(120)
    expect((await states('soon')).some(({ state }) => state === 'retry')).toBe(false)
  })

  it('[H15] go on when the clock of the database is set back by an hour, each after its own time', async () => {
    const runner = createJobs(connection, silent, 500)
    running.push(runner)
    let rounds = 0
    const work = async () => {
      rounds += 1
    }
    await runner.start([
      { name: 'soon', everyMs: 500, work },
      { name: 'seldom', everyMs: 86_400_000, work: async () => {} },
    ])
    await until(() => rounds > 0)
    await connection.pool.query("update pgboss.job set start_after = start_after + interval '1 hour'")
    const before = rounds
    await until(() => rounds > before + 1)
    const { rows } = await connection.pool.query(
      `select extract(epoch from start_after - now())::float as seconds from pgboss.job
       where name = 'seldom' and state = 'created'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].seconds).toBeLessThanOrEqual(86_400)
  })

  it.runIf(isPostgres)(
    '[H15] are taken over from a process that was cut off before the clock was set back',
    async () => {
      const { connectionString: url = '' } = connection.pool.options
      const gone = await connect({ kind: 'postgres', url, connections: 2 }, () => {})
      const begun = Promise.withResolvers<void>()
      const forever = Promise.withResolvers<void>()
      const cutOff = createJobs(gone, silent)
      const work = () => {
        begun.resolve()
        return forever.promise
      }
      await cutOff.start([{ name: 'trial', everyMs: 500, work }])
      await begun.promise
      await gone.close()
      await connection.pool.query(
        "update pgboss.job set heartbeat_on = heartbeat_on + interval '1 hour' where state = 'active'",
      )
      const { begun: rounds, work: next } = recorder()
      const runner = createJobs(connection, silent, 500)
      running.push(runner)
      await runner.start([{ name: 'trial', everyMs: 500, work: next }])
      await until(() => rounds.length > 0)
      forever.resolve()
      await cutOff.stop()
    },
    60_000,
  )

  it('[F1] are taken over from a process that was cut off', async () => {
    const gone = isPostgres
      ? await connect(
          { kind: 'postgres', url: connection.pool.options.connectionString ?? '', connections: 2 },
          () => {},
        )
      : connection
    const begun = Promise.withResolvers<void>()
    const forever = Promise.withResolvers<void>()
    const cutOff = createJobs(gone, silent)
    const work = () => {
      begun.resolve()
      return forever.promise
    }
    await cutOff.start([{ name: 'trial', everyMs: 500, work }])
    await begun.promise
    // Without its connections it can neither prolong its lease nor finish the round.
    if (isPostgres) await gone.close()
    const { begun: rounds, work: next } = recorder()
    await start([{ name: 'trial', everyMs: 500, work: next }])
    await until(() => rounds.length > 0)
    forever.resolve()
    await cutOff.stop()
  }, 60_000)
})
