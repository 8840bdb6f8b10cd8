import type pg from 'pg'

/** When a connection breaks: on its way to the database, or with the answer on its way back. */
export type Break = 'before it is sent' | 'after it is done'

/** Breaks the connection of a pool at a statement, as a crash does. */
export interface Breaker {
  /** From now on, the connection breaks at the n-th statement. */
  arm(statement: number, when: Break): void
  /** @returns whether it broke */
  disarm(): boolean
}

export const breaker = (pool: pg.Pool): Breaker => {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>
  const wrapped = new WeakSet<pg.PoolClient>()
  let left = 0
  let at: Break = 'before it is sent'
  const wrap = (client: pg.PoolClient): pg.PoolClient => {
    if (wrapped.has(client)) return client
    wrapped.add(client)
    const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
    const breaking = (...given: readonly unknown[]): unknown => {
      if (left > 0) left -= 1
      else return query(...given)
      if (left > 0) return query(...given)
      left = -1
      if (at === 'before it is sent') {
        client.connection.stream.destroy()
        return query(...given)
      }
      return Promise.resolve(query(...given)).then(() => {
        client.connection.stream.destroy()
        throw new Error('Connection terminated unexpectedly')
      })
    }
    client.query = breaking as typeof client.query
    return client
  }
  // A statement by itself takes its connection with a callback; those go through.
  pool.connect = ((callback?: unknown) =>
    callback === undefined ? connect().then(wrap) : connect(callback)) as typeof pool.connect
  return {
    arm: (statement, when) => {
      left = statement
      at = when
    },
    disarm: () => {
      const broke = left === -1
      left = 0
      return broke
    },
  }
}
