import type { TextStore } from '@compute-mall/core/http'
import type { RouteState } from '../page/routeState.ts'

type ScrolledPage = Pick<RouteState, 'entry' | 'location'>

/** Where pages were scrolled to, by history entry; a kept-alive page has one position however one comes to it. */
export interface ScrollPositions {
  readonly save: (page: ScrolledPage, top: number) => void
  readonly of: (page: ScrolledPage) => number | undefined
  /** Keeps them over a reload of the document. */
  readonly store: () => void
}

const STORE_KEY = 'mall.positions'
const MAX_STORED = 50

/** The first entry of every document has one and the same key. */
const keyOf = ({ entry, location: { key, pathname, search } }: ScrolledPage): string => {
  if (entry.route.keepAlive) return entry.name
  return key === 'default' ? `${key} ${pathname}${search}` : key
}

export const createScrollPositions = (store: TextStore): ScrollPositions => {
  const tops = new Map<string, number>(readStored(store))
  return {
    save: (page, top) => void tops.set(keyOf(page), top),
    of: (page) => tops.get(keyOf(page)),
    store: () => store.set(STORE_KEY, JSON.stringify([...tops].slice(-MAX_STORED))),
  }
}

const readStored = (store: TextStore): readonly (readonly [string, number])[] => {
  try {
    const value: unknown = JSON.parse(store.get(STORE_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** What to do about scrolling: to a place, to an element by its id (D13), or nothing. */
export type Scroll = { readonly top: number } | { readonly id: string } | undefined

/**
 * R2.08: a saved position wins, then the element of the hash, then the top.
 * @param saved where this page was left, if it was shown before
 */
export const scrollFor = (
  { location, entry, arrival, keepsScroll }: Omit<RouteState, 'content' | 'appData'>,
  saved: number | undefined,
): Scroll => {
  if (keepsScroll) return undefined
  if (entry.route.fromTop) return { top: 0 }
  if (saved !== undefined && (arrival === 'pop' || entry.route.keepAlive)) return { top: saved }
  if (location.hash !== '') return { id: idOf(location.hash) }
  return { top: 0 }
}

const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
