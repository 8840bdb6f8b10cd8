import { resolve } from 'node:path'

/** What the process is told by its environment; README.md of this app holds the table. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** The address that a phone opens: what the QR code leads to begins with it. */
  readonly origin: string
  /** Holds the provider's private key and its ledger; belongs to one process. */
  readonly dataDir: string
  /** Where provider and shop lay their public keys for each other. */
  readonly keyDir: string
  /** How far its clock is ahead of the machine's, in milliseconds: whoever starts it may go by another time. */
  readonly clockAheadMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws Error with a sentence that says what to mend. */
export const readSettings = (env: Environment): Settings => {
  const port = portOf(env.CASHIER_PORT ?? '8081')
  const host = env.CASHIER_HOST ?? '127.0.0.1'
  return {
    host,
    port,
    origin: originOf(env.CASHIER_ORIGIN ?? `http://localhost:${port}`),
    dataDir: resolve(env.CASHIER_DATA_DIR ?? '.data/cashier'),
    keyDir: resolve(env.PAY_KEY_DIR ?? '.data/pay-keys'),
    clockAheadMs: aheadOf(env.CASHIER_CLOCK_AHEAD_MS ?? '0'),
  }
}

const portOf = (text: string): number => {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`CASHIER_PORT is "${text}", but must be a whole number from 0 to 65535.`)
  return port
}

const aheadOf = (text: string): number => {
  const ahead = Number(text)
  if (!Number.isSafeInteger(ahead))
    throw new Error(`CASHIER_CLOCK_AHEAD_MS is "${text}", but must be a whole number of milliseconds.`)
  return ahead
}

const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`CASHIER_ORIGIN is "${text}", but must be an http or https address.`)
  return url.origin
}
