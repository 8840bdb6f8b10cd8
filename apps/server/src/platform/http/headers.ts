import { type Clock, SECOND_MS } from '@compute-mall/core/time'
import type { FastifyInstance } from 'fastify'

/** Headers that every answer carries (test S9). */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const YEAR_SECONDS = 365 * 24 * 60 * 60
const overHttps = { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }

/** What is not a page loads nothing and runs nothing. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What a page is allowed besides what every page of ours is. */
interface PageRights {
  /** The pages that may show it in a frame. */
  readonly ancestors?: string | undefined
  /** Other origins from which it may read. */
  readonly reads?: readonly string[] | undefined
  /** The other origin that it may show in a frame. */
  readonly frames?: string | undefined
}

/** What a page of ours may load: our own files, and what carries this answer's nonce. */
export const pagePolicy = (
  nonce?: string,
  { ancestors = "'none'", reads = [], frames }: PageRights = {},
): string => {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src ${own}`,
    // Elements carry sizes and positions; attributes cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `style-src-elem ${own}`,
    "img-src 'self' data: blob:",
    ...(reads.length > 0 ? [`connect-src 'self' ${reads.join(' ')}`] : []),
    ...(frames === undefined ? [] : [`frame-src 'self' ${frames}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** Who may show an embedded view: our own pages, and those of the origins that the operator allows (R2.04). */
export const embeddingAncestors = (origins: readonly string[]): string => ["'self'", ...origins].join(' ')

/**
 * What Storybook may do, which is a tool of others: scripts and styles within its pages, stories in a frame, documents
 * that a story makes. In development only.
 */
export const storybookHeaders = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
} as const

export type SecurityHeaders = Readonly<Record<string, string>>

export const securityHeaders = (isHttps: boolean): SecurityHeaders => ({
  ...always,
  ...(isHttps && overHttps),
  'content-security-policy': NO_CONTENT_POLICY,
})

/** The time as headers say it, written once a second. */
const dateBy = (clock: Clock): (() => string) => {
  let written = { second: Number.NaN, text: '' }
  return () => {
    const second = Math.floor(clock() / SECOND_MS)
    if (second !== written.second) written = { second, text: new Date(second * SECOND_MS).toUTCString() }
    return written.text
  }
}

/**
 * Puts them, the id under which the request is logged, and the time, on every answer that a hook can reach. Pages count
 * down by that time, so it is the one that deadlines go by: Node's own is the machine's, which somebody may set.
 */
export const secure = (app: FastifyInstance, headers: SecurityHeaders, clock: Clock): void => {
  const date = dateBy(clock)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id).header('date', date())
    done()
  })
}
