/** Names in the order in which they are looked for: a browser also names those that it is compatible with. */
const browsers = [
  ['MicroMessenger', /MicroMessenger\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const

const nameIn = (names: typeof browsers | typeof systems, userAgent: string): string | null =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/**
 * The names of browser and system in a User-Agent header; null where it names none that is known.
 * @example
 * import { deviceOf } from '@compute-mall/core/identity'
 *
 * deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36') // → { browser: 'Chrome', system: 'Windows' }
 */
export const deviceOf = (
  userAgent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
