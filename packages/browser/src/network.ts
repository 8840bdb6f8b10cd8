/** `down`: the server cannot be reached. `unanswered`: it can, but what was just asked for was lost on the way. */
type NetworkState = 'up' | 'down' | 'unanswered'

/** What an app knows of the way to its server. */
export interface Network {
  readonly state: () => NetworkState
  readonly subscribe: (changed: () => void) => () => void
  /** Finds out whether the server can be reached; one that cannot is asked for until it can. */
  readonly check: () => Promise<boolean>
  /** Resolves when the server can be reached, at once where nothing says that it cannot. */
  readonly whenUp: () => Promise<void>
  /** A command got no answer: it is said, for its button says nothing by itself. */
  readonly missAnswer: () => void
  /** Its reader has taken note of it. */
  readonly dismiss: () => void
}

/** Milliseconds between two attempts to reach the server again, and after which one has failed. */
const ATTEMPT_EVERY_MS = 2_000
const ATTEMPT_ENDS_MS = 5_000

/** What it needs of the browser. */
export interface NetworkNeeds {
  /** Resolves to whether the server answered. */
  readonly reach: () => Promise<boolean>
  /** Whether the browser knows that it has no network. */
  readonly isOffline: () => boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Watches over the way to the server: it asks only when something went wrong. */
export const createNetwork = ({ reach, isOffline, wait }: NetworkNeeds): Network => {
  const listeners = new Set<() => void>()
  let state: NetworkState = 'up'
  let isDismissed = false
  let back = Promise.withResolvers<void>()
  let asking: Promise<boolean> | undefined
  let isWaiting = false
  const turn = (next: NetworkState): void => {
    if (next === state) return
    const was = state
    state = next
    isDismissed = false
    if (was === 'down') back.resolve()
    if (next === 'down') back = Promise.withResolvers<void>()
    for (const changed of listeners) changed()
  }
  const ask = async (): Promise<boolean> => {
    const isUp = !isOffline() && (await reach())
    if (!isUp) {
      turn('down')
      void attempt()
    } else if (state === 'down') turn('up')
    return isUp
  }
  const check = (): Promise<boolean> => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
  const attempt = async (): Promise<void> => {
    if (isWaiting) return
    isWaiting = true
    await wait(ATTEMPT_EVERY_MS)
    isWaiting = false
    if (state === 'down') await check()
  }
  return {
    state: () => (isDismissed ? 'up' : state),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    check,
    whenUp: async () => {
      if (state !== 'down' && isOffline()) await check()
      if (state === 'down') await back.promise
    },
    missAnswer: () => {
      void check().then((isUp) => isUp && turn('unanswered'))
    },
    dismiss: () => {
      if (state === 'unanswered') return turn('up')
      isDismissed = true
      for (const changed of listeners) changed()
    },
  }
}

/**
 * The network of this document.
 * @param address of a small file of the server
 */
export const watchNetwork = (address: string): Network => {
  const network = createNetwork({
    reach: async () => {
      try {
        await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ATTEMPT_ENDS_MS) })
        return true
      } catch {
        return false
      }
    },
    isOffline: () => !navigator.onLine,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  const ask = () => void network.check()
  window.addEventListener('offline', ask)
  window.addEventListener('online', ask)
  return network
}
