import pg from 'pg'
import { NoConnection } from './failures.ts'

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** The server has answered all that was sent, and no transaction is open. */
const isAtRest = (client: pg.PoolClient): boolean =>
  Reflect.get(client, 'readyForQuery') === true && client.getTransactionStatus() === 'I'

/** Ends the connection now: a goodbye would wait for a server that may hang. The server rolls back what is open. */
const destroy = ({ connection }: pg.PoolClient): void => void connection.stream.destroy()

/**
 * A pool in which no connection serves again unless its state is known. pg gives up waiting for an answer after
 * `query_timeout` while the statement goes on, and would lend the connection again: what is written then may stand in
 * a transaction that nobody commits. Here a connection is destroyed
 * - when an answer has not come in time,
 * - when it comes back, or is about to be lent, with an answer outstanding or a transaction open.
 */
export class SoundPool extends pg.Pool {
  /**
   * @param tell hears why a connection broke
   */
  constructor(config: pg.PoolConfig, tell: (message: string) => void) {
    super(config)
    this.on('error', ({ message }) => tell(message))
    this.on('connect', (client) => {
      // A connection that breaks while in use fails its query and then says so again; unheard, that would end the process.
      client.on('error', ({ message }) => tell(message))
      destroyWhenUnanswered(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnected): void
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#connectAtRest()
    this.#connectAtRest().then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  /** @throws NoConnection */
  async #connectAtRest(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect().catch((error: unknown) => {
        throw new NoConnection(error)
      })
      releaseAtRest(client)
      if (isAtRest(client)) return client
      client.release()
    }
  }
}

const releaseAtRest = (client: pg.PoolClient): void => {
  const { release } = client
  client.release = (error) => {
    const mustEnd = error !== undefined && error !== null && error !== false
    if (!mustEnd && isAtRest(client)) return release()
    destroy(client)
    release(error instanceof Error ? error : true)
  }
}

const destroyWhenUnanswered = (client: pg.PoolClient): void => {
  client.query = new Proxy(client.query, {
    apply: (query, _, given) => {
      const answer: unknown = Reflect.apply(query, client, given)
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isReadTimeout(error)) destroy(client)
        })
      return answer
    },
  })
}

const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
