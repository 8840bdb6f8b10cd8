import { MINUTE_MS, type Milliseconds } from '@compute-mall/core/time'

/** Connections at once: in all, from one address, and of these such as have not signed in yet. */
export const CENTER_CONNECTIONS = { all: 64, each: 16, unknown: 24, unknownEach: 4 } as const
/** Wrong passwords from one address over all its connections. */
export const CENTER_FAILURES = { most: 20, ms: 15 * MINUTE_MS } as const
/** Addresses whose failures are remembered; those that failed longest ago are forgotten first. */
const MAX_ADDRESSES = 10_000

/** One connection, from when it comes until it ends. */
export interface Visit {
  /** Its caller has signed in. */
  signedIn(): void
  /** Counts a wrong password. */
  failed(): void
  /** Whether its address may try another password. */
  mayTry(): boolean
  ended(): void
}

interface Counted {
  all: number
  unknown: number
}

/** Counts connections and wrong passwords of the demonstration centre, by address and in all. */
export const createAdmission = (clock: () => Milliseconds) => {
  const total: Counted = { all: 0, unknown: 0 }
  const byAddress = new Map<string, Counted>()
  const failures = new Map<string, readonly Milliseconds[]>()

  const recent = (address: string): readonly Milliseconds[] =>
    (failures.get(address) ?? []).filter((at) => at > clock() - CENTER_FAILURES.ms)
  const mayTry = (address: string): boolean => recent(address).length < CENTER_FAILURES.most

  /** @returns null when there is no room for another connection of this address */
  return (address: string): Visit | null => {
    const own = byAddress.get(address) ?? { all: 0, unknown: 0 }
    const { all, each, unknown, unknownEach } = CENTER_CONNECTIONS
    if (total.all >= all || total.unknown >= unknown || own.all >= each || own.unknown >= unknownEach)
      return null
    if (!mayTry(address)) return null
    byAddress.set(address, own)
    const counts = [total, own]
    for (const count of counts) {
      count.all += 1
      count.unknown += 1
    }
    let isUnknown = true
    let hasEnded = false
    const known = (): void => {
      if (!isUnknown) return
      isUnknown = false
      for (const count of counts) count.unknown -= 1
    }
    return {
      signedIn: known,
      failed: () => {
        const times = [...recent(address), clock()]
        failures.delete(address)
        failures.set(address, times)
        const [oldest] = failures.keys()
        if (failures.size > MAX_ADDRESSES && oldest !== undefined) failures.delete(oldest)
      },
      mayTry: () => mayTry(address),
      ended: () => {
        if (hasEnded) return
        hasEnded = true
        known()
        for (const count of counts) count.all -= 1
        if (own.all === 0) byAddress.delete(address)
      },
    }
  }
}
