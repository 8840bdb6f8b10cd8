import type { KeyObject } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import { type DueNotice, dueNotices, markDelivered, postpone } from './notice.queue.ts'
import { signatureHeaders } from './signature.ts'

/** Seconds until the next attempt, then the longest for ever: a shop that comes back is always told. */
const BACKOFF_SECONDS = [1, 2, 4, 8, 15, 30, 60, 180, 600, 1800] as const
const LONGEST_SECONDS = 3600
/** A shop that does not answer in this time is asked again later. */
const ANSWER_TIMEOUT_MS = 5_000
/** How often the queue is looked at, and how many notices are under way together. */
const LOOK_EVERY_MS = 200
const BATCH_SIZE = 8

export const backoffMs = (attempts: number): number => (BACKOFF_SECONDS[attempts] ?? LONGEST_SECONDS) * 1000

type Warn = (facts: object, text: string) => void

/**
 * Delivers signed notices until each has been accepted; what is due is in the books, and so survives a restart.
 * The answer stops it, once the attempts that are under way have ended.
 */
export const startNoticeSender = (ledger: Ledger, key: KeyObject, warn: Warn): (() => Promise<void>) => {
  const stopping = new AbortController()
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const due = dueNotices(ledger.db, ledger.clock(), BATCH_SIZE)
      await Promise.all(due.map((notice) => deliver(ledger, key, warn, notice)))
      if (due.length < BATCH_SIZE) await sleep(LOOK_EVERY_MS)
    }
  }
  const running = loop()
  return () => {
    stopping.abort()
    return running
  }
}

const deliver = async (ledger: Ledger, key: KeyObject, warn: Warn, notice: DueNotice): Promise<void> => {
  const refusal = await send(notice, key, ledger.clock())
  if (refusal === undefined) return markDelivered(ledger.db, notice.id, ledger.clock())
  postpone(ledger.db, notice.id, ledger.clock() + backoffMs(notice.attempts))
  warn({ notice: notice.id, attempts: notice.attempts + 1, refusal }, 'a notice was not accepted')
}

/** Why the shop did not accept, or nothing when it did: by status 200 and `{"code":"SUCCESS"}`. */
const send = async (
  { notifyUrl, body }: DueNotice,
  key: KeyObject,
  now: number,
): Promise<string | undefined> => {
  try {
    const answer = await fetch(notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeaders(key, { body }, now) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    const said: unknown = await answer.json()
    return answer.status === 200 && isAccepted(said) ? undefined : `${answer.status} ${JSON.stringify(said)}`
  } catch (error) {
    return String(error)
  }
}

const isAccepted = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'code' in said && said.code === 'SUCCESS'
