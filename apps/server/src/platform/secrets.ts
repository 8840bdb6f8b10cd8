import { hash, randomBytes } from 'node:crypto'

/** 256 bits in base64url, for a cookie to prove who calls. The database keeps its `hashOf` alone. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** SHA-256 in base64url: names what must not be read where it is kept. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')
