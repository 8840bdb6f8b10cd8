/** Work on what came over one connection, one piece after the other. */
interface Inbox {
  /** Takes a piece of work, or says that too much waits already. */
  take(work: () => Promise<void>): boolean
}

/** The inboxes of all connections. */
export interface Inboxes {
  open(): Inbox
  /** Waits until nothing is worked on. */
  idle(): Promise<void>
}

/** Whoever sends so much more than is worked off does not wait for answers. */
const MAX_WAITING = 100

export const createInboxes = (): Inboxes => {
  const working = new Set<Promise<void>>()
  return {
    open: () => {
      let last: Promise<void> = Promise.resolve()
      let waiting = 0
      return {
        take: (work) => {
          if (waiting >= MAX_WAITING) return false
          waiting++
          const done = last.then(work).finally(() => {
            waiting--
            working.delete(done)
          })
          last = done
          working.add(done)
          return true
        },
      }
    },
    idle: async () => {
      while (working.size > 0) await Promise.all(working)
    },
  }
}
