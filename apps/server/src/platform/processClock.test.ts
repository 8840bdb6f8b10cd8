import { HOUR_MS } from '@compute-mall/core/time'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/index.ts'
import { processClock } from './processClock.ts'

afterEach(() => vi.useRealTimers())

describe.runIf(process.env.DATABASE_URL_TEST !== undefined)('the clock of a process on PostgreSQL', () => {
  it.each([HOUR_MS, -HOUR_MS])(
    '[D6][H15][P4] tells the time of the database on a machine that is %i ms ahead of it, as every other process does',
    async (ahead) => {
      const database = await openTestDatabase('postgres')
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })
      const clock = await processClock(database)
      const { rows } = await database.pool.query('select clock_timestamp() as at')
      expect(Math.abs(clock() - rows[0].at.getTime())).toBeLessThan(1_000)
      await database.close()
    },
  )
})

describe('the clock of a process on the embedded database', () => {
  it('[D6][H15][P4] tells the time of day that the machine had when it began', async () => {
    const database = await openTestDatabase('pglite')
    const clock = await processClock(database)
    expect(Math.abs(clock() - Date.now())).toBeLessThan(1_000)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    expect(Math.abs(clock() + HOUR_MS - Date.now())).toBeLessThan(1_000)
    await database.close()
  })
})
