/** The part of the browser's lock manager that a lease needs. */
export type Locks = Pick<LockManager, 'request'>

/**
 * Holds a name among the tabs of one browser: `held` is called as soon as no other tab holds it (D6). Where the
 * browser has no locks, every tab holds it: asking twice is harmless, asking never is not.
 * @returns gives the name back, or the wait for it up
 */
export const takeLease = (locks: Locks | undefined, name: string, held: () => void): (() => void) => {
  const released = Promise.withResolvers<void>()
  const waiting = new AbortController()
  if (locks === undefined) held()
  else
    void locks
      .request(name, { signal: waiting.signal }, () => {
        held()
        return released.promise
      })
      .catch((reason: unknown) => {
        if (!waiting.signal.aborted) throw reason
      })
  return () => {
    waiting.abort()
    released.resolve()
  }
}
