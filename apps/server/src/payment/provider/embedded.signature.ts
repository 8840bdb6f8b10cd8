import { type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import { SECOND_MS } from '@compute-mall/core/time'

export const APP_HEADER = 'pay-app'
const TIMESTAMP_HEADER = 'pay-timestamp'
const NONCE_HEADER = 'pay-nonce'
const SIGNATURE_HEADER = 'pay-signature'

/** A message whose time is further away than this is taken for a replay (S5). */
const MAX_AGE_SECONDS = 300

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** What was or is to be signed; a request begins with app, method and path, answers and notices with nothing. */
interface Message {
  readonly target?: readonly string[]
  readonly body: string
}

const signedText = (parts: readonly string[]): Buffer => Buffer.from(`${parts.join('\n')}\n`)

export const signatureHeaders = (key: KeyObject, { target = [], body }: Message, now: number) => {
  const timestamp = String(Math.floor(now / SECOND_MS))
  const nonce = randomBytes(16).toString('hex')
  const signature = sign(null, signedText([...target, timestamp, nonce, body]), key)
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [NONCE_HEADER]: nonce,
    [SIGNATURE_HEADER]: signature.toString('base64'),
  }
}

/** Whether the other side signed exactly this, not too long ago. */
export const isSigned = (key: KeyObject, headers: Headers, message: Message, now: number): boolean => {
  const text = (name: string) => String(headers[name] ?? '')
  const timestamp = text(TIMESTAMP_HEADER)
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / SECOND_MS - Number(timestamp)) > MAX_AGE_SECONDS) return false
  const signed = signedText([...(message.target ?? []), timestamp, text(NONCE_HEADER), message.body])
  return verify(null, signed, key, Buffer.from(text(SIGNATURE_HEADER), 'base64'))
}
