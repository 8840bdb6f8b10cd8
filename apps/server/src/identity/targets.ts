/** Blanks and control characters, which browsers drop, and the backslash, which they take for a slash. */
const isHiding = (character: string): boolean =>
  character <= ' ' || character === '\u007f' || character === '\\'

/** A path from the root, or an absolute address; `//host` is neither. */
const FORM = /^(https?:\/\/|\/(?!\/))/i

/**
 * Where a sign-in or sign-out may lead: a path of our own, or an address of an allowed origin (R7.04, test S7).
 * Read by the same rules as a browser reads it; nothing given is the start.
 * @returns a path on our own origin, an absolute address elsewhere, or null when it may not be followed
 */
export const safeTarget = (
  text: string,
  own: readonly string[],
  allowed: readonly string[],
): string | null => {
  if (text === '') return '/'
  const [origin = ''] = own
  if (!FORM.test(text) || [...text].some(isHiding) || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.username !== '' || url.password !== '') return null
  if (own.includes(url.origin)) return `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, '/')
  return allowed.includes(url.origin) ? url.href : null
}
