import type { DatabaseSync } from 'node:sqlite'

/** What the shop is told. `amount` is what was paid or given back. */
export interface Notice {
  readonly event: 'PAYMENT.SUCCESS' | 'PAYMENT.FAILED' | 'PAYMENT.CLOSED' | 'REFUND.SUCCESS'
  readonly appId: string
  readonly outTradeNo: string
  readonly amount: string
  readonly at: string
  readonly transactionId?: string
  readonly outRefundNo?: string
  readonly refundId?: string
}

/** A notice that waits to be sent, with the number of attempts made in vain. */
export interface DueNotice {
  readonly id: number
  readonly notifyUrl: string
  readonly body: string
  readonly attempts: number
}

/** Kept with the change that it tells of, so that a crash loses neither. */
export const addNotice = (db: DatabaseSync, notice: Notice, now: number): void => {
  db.prepare('insert into notice (out_trade_no, body, next_at) values (?, ?, ?)').run(
    notice.outTradeNo,
    JSON.stringify(notice),
    now,
  )
}

export const dueNotices = (db: DatabaseSync, now: number, most: number): readonly DueNotice[] =>
  db
    .prepare(
      `select id, notify_url, body, attempts from notice join payment using (out_trade_no)
       where delivered_at is null and next_at <= ? order by next_at, id limit ?`,
    )
    .all(now, most)
    .map((row) => ({
      id: Number(row.id),
      notifyUrl: String(row.notify_url),
      body: String(row.body),
      attempts: Number(row.attempts),
    }))

export const markDelivered = (db: DatabaseSync, id: number, now: number): void => {
  db.prepare('update notice set delivered_at = ?, attempts = attempts + 1 where id = ?').run(now, id)
}

/** Tried in vain; to be tried again at `nextAt`. */
export const postpone = (db: DatabaseSync, id: number, nextAt: number): void => {
  db.prepare('update notice set next_at = ?, attempts = attempts + 1 where id = ?').run(nextAt, id)
}
