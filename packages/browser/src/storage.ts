import type { TextStore } from '@compute-mall/core/http'

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/**
 * A store of the browser. Where storage is barred or full, reading finds nothing and writing does nothing: whoever
 * uses it must be right without it (further promise 7).
 * @param open gives the storage, and may throw as `window.sessionStorage` does when it is barred
 */
export const textStore = (open: () => WebStorage): TextStore => ({
  get: (key) => quietly(() => open().getItem(key)) ?? undefined,
  set: (key, text) => void quietly(() => open().setItem(key, text)),
  remove: (key) => void quietly(() => open().removeItem(key)),
  clear: () => void quietly(() => open().clear()),
})

const quietly = <A>(act: () => A): A | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}
