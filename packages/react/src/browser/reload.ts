import type { TextStore } from '@compute-mall/core/client'
import type { Clock } from '@compute-mall/core/time'

/** One reload per path within this time (R4.14; spec section 9). */
export const RELOAD_GUARD_MS = 10_000
/** And no more than this in one session (D4). */
export const MOST_RELOADS = 3

const KEY = 'mall.reloads'

/**
 * Whether a page that misses a part of itself may be loaded anew (R4.14, D4). A browser that cannot remember a
 * reload is refused it, so that there is no loop.
 */
export const mayReload = (store: TextStore, path: string, now: ReturnType<Clock>): boolean => {
  const past = readReloads(store)
  const recent = past.some((reload) => reload.path === path && now - reload.at < RELOAD_GUARD_MS)
  if (recent || past.length >= MOST_RELOADS) return false
  store.set(KEY, JSON.stringify([...past, { path, at: now }]))
  return readReloads(store).length > past.length
}

interface Reload {
  readonly path: string
  readonly at: number
}

const readReloads = (store: TextStore): readonly Reload[] => {
  try {
    const value: unknown = JSON.parse(store.get(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isReload) : []
  } catch {
    return []
  }
}

const isReload = (value: unknown): value is Reload =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'at' in value &&
  typeof value.at === 'number'
