import { fresh } from '@compute-mall/core/site'
import type { Watch } from './watch.ts'

/** A watch that begins when there is time for it, or when there is something to tell it. */
export interface DeferredWatch extends Watch {
  readonly start: () => void
  /** Whether an answer said that the session is over; the watch leads to sign-in then. */
  readonly wasRefused: () => boolean
}

/**
 * A watch whose charts are loaded later, so that a first view carries none. What it is told before reaches it then;
 * if it cannot be loaded, the next thing to tell tries again.
 */
export const deferWatch = (load: () => Promise<Watch>): DeferredWatch => {
  const listeners = new Set<() => void>()
  let loading: Promise<Watch> | undefined
  let loaded: Watch | undefined
  let isRefused = false

  const begin = async (): Promise<Watch> => {
    loaded = await load()
    const tell = () => {
      for (const changed of listeners) changed()
    }
    loaded.subscribe(tell)
    tell()
    return loaded
  }
  const once = (): Promise<Watch> => {
    loading ??= begin().catch((thrown: unknown) => {
      loading = undefined
      throw thrown
    })
    return loading
  }
  const tell = async (what: (watch: Watch) => void): Promise<void> => {
    try {
      what(loaded ?? (await once()))
    } catch (thrown) {
      isRefused = false
      console.error('The watch over this page could not be loaded.', thrown)
    }
  }
  return {
    start: () => void tell(() => {}),
    knowUser: (userName) => void tell((watch) => watch.knowUser(userName)),
    refuseSession: () => {
      isRefused = true
      void tell((watch) => watch.refuseSession())
    },
    wasRefused: () => isRefused,
    signOut: (next) => void tell((watch) => watch.signOut(next)),
    missChunk: (address) => void tell((watch) => watch.missChunk(address)),
    reload: () => void tell((watch) => watch.reload()),
    freshness: () => loaded?.freshness() ?? fresh,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
