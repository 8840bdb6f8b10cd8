import type { TextStore } from '@compute-mall/core/http'
import type { Shown } from './shown.ts'

/** Where pages were scrolled to, by visit; a kept-alive page has one position however one comes to it. */
export interface Positions {
  readonly save: (shown: Shown, top: number) => void
  readonly of: (shown: Shown) => number | undefined
  /** Keeps them over a reload of the document. */
  readonly store: () => void
}

const STORE_KEY = 'mall.positions'
const keyOf = ({ route, location }: Shown): string => (route.keepAlive ? route.name : location.key)

export const createPositions = (store: TextStore): Positions => {
  const tops = new Map<string, number>(readStored(store))
  return {
    save: (shown, top) => void tops.set(keyOf(shown), top),
    of: (shown) => tops.get(keyOf(shown)),
    store: () => store.set(STORE_KEY, JSON.stringify([...tops].slice(-50))),
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
export const scrollFor = ({ location, route, arrival, stays }: Shown, saved: number | undefined): Scroll => {
  if (stays) return undefined
  if (route.fromTop) return { top: 0 }
  if (saved !== undefined && (arrival === 'pop' || route.keepAlive)) return { top: saved }
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
