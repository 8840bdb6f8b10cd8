/** The product's version, sent with every request (R1.06; spec section 1). */
export const PRODUCT_VERSION = '2.19.0'
/** Carries the version; a change without it is refused, because a cross-site form cannot set it (decision D2). */
export const VERSION_HEADER = 'x-mall-version'
/** Carries the key of a keyed change: 16 to 64 letters, digits, `-` or `_` (decision D3). */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/**
 * The Token that the caller's page was drawn under, sent with every change. When the browser holds another one by now,
 * somebody signed in or out in another tab, and the change is refused with AUTH10006.
 */
export const TOKEN_HEADER = 'x-mall-token'
/** Whether a text may be the key of a keyed change. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)
/** Requests are given up after 30 s (spec section 7). */
export const REQUEST_TIMEOUT_MS = 30_000
/** Reads are aborted with this reason when the route changes (R4.15). */
export const ABORT_REASON = 'route change'
/** The locale cookie (R9.07): 365 days, path `/`. */
export const LOCALE_COOKIE = { name: 'locale', path: '/', maxAgeSeconds: 365 * 24 * 60 * 60 } as const
/** Is there while somebody is signed in, and changes whenever the session does (R4.14). It opens nothing. */
export const TOKEN_COOKIE = 'Token'
