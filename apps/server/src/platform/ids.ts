import { randomUUID } from 'node:crypto'

const [TIME_DIGITS, VERSION, BEHIND_VERSION] = [12, '7', 15]

/**
 * UUID version 7 without its dashes (RFC 9562): 32 hexadecimal digits, later ones sort behind earlier ones. What is
 * random comes from a version 4, for which Node asks the system once in 128 times.
 */
export const newId = (): string =>
  Date.now().toString(16).padStart(TIME_DIGITS, '0') +
  VERSION +
  randomUUID().slice(BEHIND_VERSION).replaceAll('-', '')
