import { type DestinationStream, pino } from 'pino'

export type { Logger } from 'pino'

/** Fields that could carry personal data or secrets, wherever they hang. */
const PERSONAL = ['password', 'code', 'phone', 'email', 'cookie', 'authorization', 'token', 'address']

const options = {
  base: null,
  redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
}

const pretty = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss' } }

/**
 * Lines of JSON, or coloured text on a terminal. Requests are logged by method, path and id alone: no query, no body,
 * no header, no network address.
 */
export const createLog = (level: string, stream?: DestinationStream) => {
  if (stream !== undefined) return pino({ ...options, level }, stream)
  return process.stdout.isTTY ? pino({ ...options, level, transport: pretty }) : pino({ ...options, level })
}
