import { uptime } from 'node:os'
import { type Clock, SECOND_MS, steadyClock } from '@compute-mall/core/time'
import type { Connection } from './database/index.ts'

const timeOf = async ({ pool }: Pick<Connection, 'pool'>): Promise<number> => {
  const asked = performance.now()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  const answered = performance.now()
  const at = rows[0]?.at.getTime()
  if (at === undefined) throw new Error('The database did not tell the time.')
  return at + (answered - asked) / 2
}

/**
 * The clock of this process. All processes on one PostgreSQL begin with its time, so that they agree on every deadline
 * whatever the clocks of their machines are set to; from there on nobody sets it.
 */
export const processClock = async (connection: Pick<Connection, 'kind' | 'pool'>): Promise<Clock> => {
  const begun = connection.kind === 'postgres' ? await timeOf(connection) : Date.now()
  return steadyClock({
    wall: () => begun,
    awake: () => performance.now(),
    sinceBoot: () => uptime() * SECOND_MS,
  })
}
