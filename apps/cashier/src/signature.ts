import { type KeyObject, randomBytes, sign, verify } from 'node:crypto'

/** Headers of a signed message, in the manner of WeChat Pay v3: time in seconds, nonce, base64 signature. */
export const APP_HEADER = 'pay-app'
const TIMESTAMP_HEADER = 'pay-timestamp'
const NONCE_HEADER = 'pay-nonce'
const SIGNATURE_HEADER = 'pay-signature'

/** A message whose time is further away than this is a replay, or comes from a wrong clock. */
const MAX_AGE_SECONDS = 300

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** What is signed: each part on a line of its own. A request begins with app, method and path; answers and notices do not. */
const signedText = (parts: readonly string[]): Buffer => Buffer.from(`${parts.join('\n')}\n`)

interface Message {
  /** App, method and path of a request, or nothing. */
  readonly target?: readonly string[]
  readonly body: string
}

/** The headers that make `message` ours at the time `now` (milliseconds). */
export const signatureHeaders = (key: KeyObject, { target = [], body }: Message, now: number) => {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [NONCE_HEADER]: nonce,
    [SIGNATURE_HEADER]: sign(null, signedText([...target, timestamp, nonce, body]), key).toString('base64'),
  }
}

/** Whether the other side signed `message`, and not too long ago. */
export const isSigned = (
  key: KeyObject,
  headers: Headers,
  { target = [], body }: Message,
  now: number,
): boolean => {
  const [timestamp, nonce, signature] = [TIMESTAMP_HEADER, NONCE_HEADER, SIGNATURE_HEADER].map((name) =>
    String(headers[name] ?? ''),
  )
  if (!/^\d{1,12}$/.test(timestamp ?? '') || !nonce || !signature) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) return false
  const text = signedText([...target, String(timestamp), nonce, body])
  return verify(null, text, key, Buffer.from(signature, 'base64'))
}
