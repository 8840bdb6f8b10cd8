import { maskEmail } from '@compute-mall/core/text'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { SmtpConfig } from './config/index.ts'

/** A mail as the product writes it: to one address, in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mails. A provider's implementation keeps this shape. */
export interface MailSender {
  /** @throws MailRefused when the address takes no mail; any other error may pass */
  send(mail: Mail): Promise<void>
}

/** The address takes no mail, and will not by trying again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

interface SentMail extends Mail {
  readonly at: string
}

/** The embedded sender: the operator reads the mails in the log, a developer on the outbox page. */
export interface MailOutbox extends MailSender {
  /** The latest mails, newest first. */
  mails(): readonly SentMail[]
}

const MAX_KEPT = 100

export const createMailOutbox = (log: Logger): MailOutbox => {
  const kept: SentMail[] = []
  return {
    send: async (mail) => {
      kept.unshift({ at: new Date().toISOString(), ...mail })
      kept.length = Math.min(kept.length, MAX_KEPT)
      log.info({ to: maskEmail(mail.to), subject: mail.subject, sent: mail.text }, 'mail')
    },
    mails: () => kept,
  }
}

const TIMEOUT_MS = 10_000

/** What a server says about the address itself (RFC 5321, 4.2.3); all else may be better later. */
const ADDRESS_REFUSED = [550, 551, 553]

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  ADDRESS_REFUSED.some((code) => code === error.responseCode)

/** Sends by SMTP. A password goes over an encrypted line alone, and no text names a file or an address to load. */
export const createSmtpSender = ({ host, port, isSecure, user, password, from }: SmtpConfig): MailSender => {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: user !== null && !isSecure,
    ...(user !== null && { auth: { user, pass: password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      try {
        await transport.sendMail({
          from,
          // As a record and not as a text, in which a comma would begin another receiver.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw isRefused(error) ? new MailRefused('The address takes no mail.', { cause: error }) : error
      }
    },
  }
}
