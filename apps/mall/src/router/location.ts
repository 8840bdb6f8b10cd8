import { hrefOf, pathBelow } from './address.ts'
import type { Location } from './shown.ts'

/** The part of a browser's window that navigation needs. */
export interface Host {
  readonly location: Pick<globalThis.Location, 'pathname' | 'search' | 'hash' | 'assign'>
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  addEventListener(type: 'popstate', listener: () => void): void
}

export const addressOf = ({ pathname, search, hash }: Omit<Location, 'key'>): string =>
  pathname + search + hash

/** Where the browser is; an entry that nobody wrote yet gets a new key. */
export const locationOf = ({ location, history }: Host, newKey: () => string): Location => {
  const { key = newKey() } = (history.state ?? {}) as { readonly key?: string }
  const { pathname, search, hash } = location
  return { pathname, search, hash, key }
}

/** Writes where one is into the browser's history. */
export const writeLocation = ({ history }: Host, arrival: 'push' | 'replace', location: Location): void => {
  const write = arrival === 'push' ? history.pushState : history.replaceState
  write.call(history, { key: location.key }, '', addressOf(location))
}

const HERE = 'http://mall'
const urlOf = (to: string, { pathname }: Location) => new URL(hrefOf(to), HERE + pathname)

/** Where a path of the mall is, with its query and hash, or another query of where one is. */
export const locationAt = (to: string, from: Location): Location => {
  const { pathname, search, hash } = urlOf(to, from)
  return { ...from, pathname, search, hash }
}

/** Whether it lies outside the mall. */
export const isElsewhere = (to: string, from: Location): boolean => {
  const { origin, pathname } = urlOf(to, from)
  return origin !== HERE || pathBelow(pathname) === undefined
}
