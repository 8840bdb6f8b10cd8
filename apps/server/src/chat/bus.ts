import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../database.ts'
import type { Connection } from '../platform/database/index.ts'
import type { Logger } from '../platform/log.ts'

const CHANNEL = 'chat'
/** A listener that lost its line tries again after this long. */
const LISTEN_AGAIN_MS = SECOND_MS
/** How long a database that is away is waited for. */
const CONNECT_MS = 5 * SECOND_MS

/** What has changed: a conversation, and whose it is. */
export interface Change {
  readonly conversationId: string
  readonly customerId: string
  readonly shopId: string
}

/** Tells every server process what has changed. It carries ids alone; who is told reads the rest. */
export interface Bus {
  /** Inside the transaction of the change. */
  announce(trx: Db, change: Change): Promise<void>
  /** After it was committed. */
  committed(change: Change): void
  stop(): Promise<void>
}

export interface Hearing {
  changed(change: Change): void
  /** Something may have been missed. */
  missed(): void
}

/** One process alone: what is committed is heard at once. */
const localBus = ({ changed }: Hearing): Bus => ({
  announce: async () => {},
  committed: changed,
  stop: async () => {},
})

const textOf = ({ conversationId, customerId, shopId }: Change) =>
  [conversationId, customerId, shopId].join(' ')
const changeOf = (text: string): Change => {
  const [conversationId = '', customerId = '', shopId = ''] = text.split(' ')
  return { conversationId, customerId, shopId }
}

/** Several processes on PostgreSQL: NOTIFY delivers on commit, to a connection of its own in each process. */
const postgresBus = (connectionString: string, { changed, missed }: Hearing, log: Logger): Bus => {
  const stopping = new AbortController()

  /** Listens until the line is lost, or nobody wants to hear any more. */
  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve)
      client.on('error', ({ message }) => {
        log.warn({ reason: message }, 'the chat listener lost its line')
        resolve()
      })
    })
    client.on('notification', ({ payload = '' }) => changed(changeOf(payload)))
    await client.connect()
    const leave = (): void => void client.end()
    stopping.signal.addEventListener('abort', leave, { once: true })
    try {
      if (stopping.signal.aborted) return leave()
      await client.query(`listen ${CHANNEL}`)
      missed()
      await ended
    } finally {
      stopping.signal.removeEventListener('abort', leave)
    }
  }
  const keepListening = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => log.warn({ err: error }, 'the chat listener cannot listen'))
      await sleep(LISTEN_AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const listening = keepListening()

  return {
    announce: async (trx, change) => {
      await sql`select pg_notify(${CHANNEL}, ${textOf(change)})`.execute(trx)
    },
    committed: () => {},
    stop: async () => {
      stopping.abort()
      await listening
    },
  }
}

export const createBus = ({ kind, pool }: Connection, hearing: Hearing, log: Logger): Bus => {
  const { connectionString } = pool.options
  return kind === 'embedded' || connectionString === undefined
    ? localBus(hearing)
    : postgresBus(connectionString, hearing, log)
}
