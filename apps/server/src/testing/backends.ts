import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Whether this process may halt the backend: one of this database, on this machine, under an account that lets us. */
const isOurs = (pid: number, database: string): boolean => {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return title.startsWith('postgres: ') && title.includes(` ${database} `) && process.kill(pid, 0)
  } catch {
    // Of another machine, another account, or ended meanwhile.
    return false
  }
}

/**
 * Halts some of PostgreSQL's backends for a while, as a machine does that has no time for them: their lines stay open and
 * say nothing, and what they were sent is done when they go on. Those of a server elsewhere go on as they are.
 * @param observer a connection of its own to the same database
 * @returns how many were halted
 */
export const haltBackends = async (
  observer: pg.Client,
  most: number,
  work: () => Promise<void>,
): Promise<number> => {
  const { rows } = await observer.query<{ readonly pid: number; readonly name: string }>(
    `select pid, datname as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     order by random() limit $1`,
    [most],
  )
  const halted = rows.filter(({ pid, name }) => isOurs(pid, name)).map(({ pid }) => pid)
  for (const pid of halted) process.kill(pid, 'SIGSTOP')
  try {
    await work()
  } finally {
    for (const pid of halted) process.kill(pid, 'SIGCONT')
  }
  return halted.length
}
