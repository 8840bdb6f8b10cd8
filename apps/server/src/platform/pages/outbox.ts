import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../http/headers.ts'
import type { Outbox } from '../sms.ts'

export const OUTBOX_PATH = '/dev/outbox'

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The texts that would have gone to phones, newest first. For development only: it shows them to anybody. */
export const serveOutbox = (app: FastifyInstance, outbox: Outbox): void => {
  app.get(OUTBOX_PATH, (_, reply) => {
    const rows = outbox
      .texts()
      .map(({ at, phone, text }) => `<tr><td>${at}<td>${escaped(phone)}<td>${escaped(text)}`)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy(), 'cache-control': 'no-store' })
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>` +
          `<table><tr><th>Time<th>Phone<th>Text${rows.join('')}</table></html>`,
      )
  })
}
