import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../http/headers.ts'
import type { MailOutbox } from '../mail.ts'
import type { Outbox } from '../sms.ts'

export const OUTBOX_PATH = '/dev/outbox'

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** What keeps texts and mails that went nowhere. */
export interface Sent {
  readonly outbox: Outbox
  readonly mails: MailOutbox
}

/** The texts that would have gone to phones, and the mails, newest first. For development only: it shows them to anybody. */
export const serveOutbox = (app: FastifyInstance, { outbox, mails }: Sent): void => {
  app.get(OUTBOX_PATH, (_, reply) => {
    const rows = outbox
      .texts()
      .map(({ at, phone, text }) => `<tr><td>${at}<td>${escaped(phone)}<td>${escaped(text)}`)
    const letters = mails
      .mails()
      .map(
        ({ at, to, subject, text }) =>
          `<tr><td>${at}<td>${escaped(to)}<td>${escaped(subject)}<td><pre>${escaped(text)}</pre>`,
      )
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy(), 'cache-control': 'no-store' })
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>` +
          `<table><tr><th>Time<th>Phone<th>Text${rows.join('')}</table>` +
          `<h2>Mails</h2><table><tr><th>Time<th>To<th>Subject<th>Text${letters.join('')}</table></html>`,
      )
  })
}
