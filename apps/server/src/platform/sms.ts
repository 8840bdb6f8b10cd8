import { maskPhone } from '@compute-mall/core/text'
import type { Logger } from 'pino'

/** Sends texts to phones. A provider's implementation keeps this shape. */
export interface SmsSender {
  send(phone: string, text: string): Promise<void>
}

interface SentText {
  readonly at: string
  readonly phone: string
  readonly text: string
}

/** The embedded sender: the operator reads the texts in the log, a developer on the outbox page. */
export interface Outbox extends SmsSender {
  /** The latest texts, newest first. */
  texts(): readonly SentText[]
}

const MAX_KEPT = 100

export const createOutbox = (log: Logger): Outbox => {
  const kept: SentText[] = []
  return {
    send: async (phone, text) => {
      kept.unshift({ at: new Date().toISOString(), phone, text })
      kept.length = Math.min(kept.length, MAX_KEPT)
      log.info({ to: maskPhone(phone), sent: text }, 'text message')
    },
    texts: () => kept,
  }
}
