import { setTimeout as sleep } from 'node:timers/promises'
import { ChatSide } from '@compute-mall/core/chat'
import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { SECOND_MS } from '@compute-mall/core/time'
import * as t from 'io-ts'
import { sql } from 'kysely'
import pg from 'pg'
import type { Connection, Db } from '../platform/database/index.ts'
import type { Logger } from '../platform/log.ts'

const CHANNEL = 'chat'
/** A listener that lost its connection tries again after this long. */
const LISTEN_AGAIN_MS = SECOND_MS
/** How long a database that is away is waited for. */
const CONNECT_MS = 5 * SECOND_MS
/**
 * A listener says nothing, so that it would never learn that its line is dead: it asks this often, and connects anew when
 * no answer comes in time. Whoever is deaf is so for less than a minute.
 */
const WATCH = { everyMs: 20 * SECOND_MS, answerMs: 10 * SECOND_MS } as const

type Watch = { readonly everyMs: number; readonly answerMs: number }

/** What has changed: a conversation, and whose it is. */
export interface Change {
  readonly conversationId: string
  readonly customerId: string
  readonly shopId: string
}

/** Somebody is writing; kept nowhere. */
export interface Typing extends Change {
  readonly side: ChatSide
  readonly senderId: string
  readonly name: string
}

/** Tells every server process what has changed. It carries ids alone; who is told reads the rest. */
export interface Bus {
  /** Inside the transaction of the change. */
  publish(trx: Db, change: Change): Promise<void>
  /** After it was committed. */
  committed(change: Change): void
  /** Somebody is writing. It may be lost. */
  typing(typing: Typing): Promise<void>
  stop(): Promise<void>
}

export interface ChangeListener {
  changed(change: Change): void
  typing(typing: Typing): void
  /** Something may have been missed. */
  missed(): void
}

/** One process alone: what is committed is heard at once. */
const localBus = (listener: ChangeListener): Bus => ({
  publish: async () => {},
  committed: listener.changed,
  typing: async (typing) => listener.typing(typing),
  stop: async () => {},
})

const TYPING = 'typing '

const Typed = t.type({
  conversationId: t.string,
  customerId: t.string,
  shopId: t.string,
  side: ChatSide,
  senderId: t.string,
  name: t.string,
})

const textOf = ({ conversationId, customerId, shopId }: Change) =>
  [conversationId, customerId, shopId].join(' ')
const changeOf = (text: string): Change => {
  const [conversationId = '', customerId = '', shopId = ''] = text.split(' ')
  return { conversationId, customerId, shopId }
}

/** What another process told. */
const receive = (text: string, { changed, typing }: ChangeListener): void => {
  if (text.startsWith(TYPING)) {
    const typed = decode(Typed)(JSON.parse(text.slice(TYPING.length)))
    if (E.isRight(typed)) typing(typed.right)
  } else changed(changeOf(text))
}

/** Several processes on PostgreSQL: NOTIFY delivers on commit, to a connection of its own in each process. */
const postgresBus = (
  connectionString: string,
  listener: ChangeListener,
  db: Db,
  log: Logger,
  watch: Watch,
): Bus => {
  const stopping = new AbortController()

  /** @throws when an answer has not come in time; comes back when it is watched no longer */
  const untilDeaf = async (client: pg.Client, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await sleep(watch.everyMs, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await client.query('select 1')
    }
  }

  /** Listens until the connection is lost, or nobody wants to receive any more. */
  const listen = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: watch.answerMs,
      keepAlive: true,
    })
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve)
      client.on('error', ({ message }) => {
        log.warn({ reason: message }, 'the chat listener lost its connection')
        resolve()
      })
    })
    const watching = new AbortController()
    client.on('notification', ({ payload = '' }) => receive(payload, listener))
    await client.connect()
    // A goodbye alone would wait for the other side, which may be gone.
    const leave = (): void => {
      void client.end()
      client.connection.stream.destroy()
    }
    stopping.signal.addEventListener('abort', leave, { once: true })
    try {
      if (stopping.signal.aborted) return leave()
      await client.query(`listen ${CHANNEL}`)
      listener.missed()
      await Promise.race([ended, untilDeaf(client, watching.signal)])
    } finally {
      watching.abort()
      stopping.signal.removeEventListener('abort', leave)
      leave()
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
    publish: async (trx, change) => {
      await sql`select pg_notify(${CHANNEL}, ${textOf(change)})`.execute(trx)
    },
    committed: () => {},
    typing: async (typing) => {
      await sql`select pg_notify(${CHANNEL}, ${TYPING + JSON.stringify(typing)})`.execute(db)
    },
    stop: async () => {
      stopping.abort()
      await listening
    },
  }
}

export const createBus = (
  { kind, pool }: Connection,
  db: Db,
  listener: ChangeListener,
  log: Logger,
  watch: Watch = WATCH,
): Bus => {
  const { connectionString } = pool.options
  return kind === 'embedded' || connectionString === undefined
    ? localBus(listener)
    : postgresBus(connectionString, listener, db, log, watch)
}
