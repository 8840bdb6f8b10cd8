import type { EventEmitter } from 'node:events'

/** How much of a kind of work may be in progress or wait, in this process. */
export interface WorkLimits {
  /** In progress at once. */
  readonly running: number
  /** Of these, for one key. */
  readonly runningEach: number
  /** Waiting for one key. */
  readonly waitingEach: number
  /** Waiting in all. */
  readonly waiting: number
}

/** Ends a piece of work; a second call changes nothing. */
export type Leave = () => void

/** Bounds work by what is in progress. */
export interface WorkQueue {
  /** `true` if `enter` would return null. */
  isFull(key: string): boolean
  /**
   * Waits for a place. Keys take turns, so that whoever asks much waits for themselves only.
   * @param key who asks, e.g. a network address
   * @param connection whoever closes it waits no longer
   * @returns null when the queue is full or the connection was closed
   */
  enter(key: string, connection: Pick<EventEmitter, 'once' | 'off'>): Promise<Leave | null>
}

interface Lane {
  running: number
  readonly waiting: Set<() => void>
}

const emptyLane = (): Lane => ({ running: 0, waiting: new Set() })

export const createWorkQueue = (limits: WorkLimits): WorkQueue => {
  /** Those with something in progress or waiting, in the order of their turns. */
  const lanes = new Map<string, Lane>()
  let running = 0
  let waiting = 0

  const hasRoom = (lane: Lane): boolean => running < limits.running && lane.running < limits.runningEach

  /** Behind the others, until each of them had a turn. */
  const moveBack = (key: string, lane: Lane): void => {
    lanes.delete(key)
    lanes.set(key, lane)
  }

  const isLaneFull = (lane: Lane): boolean =>
    !(lane.waiting.size === 0 && hasRoom(lane)) &&
    (waiting >= limits.waiting || lane.waiting.size >= limits.waitingEach)

  const begin = (key: string, lane: Lane): Leave => {
    running += 1
    lane.running += 1
    moveBack(key, lane)
    let isRunning = true
    return () => {
      if (!isRunning) return
      isRunning = false
      running -= 1
      lane.running -= 1
      moveBack(key, lane)
      dropIfIdle(key, lane)
      next()
    }
  }

  const dropIfIdle = (key: string, lane: Lane): void => {
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(key)
  }

  const next = (): void => {
    for (const lane of lanes.values()) {
      const [first] = lane.waiting
      if (first === undefined || !hasRoom(lane)) continue
      first()
      return
    }
  }

  return {
    isFull: (key) => isLaneFull(lanes.get(key) ?? emptyLane()),
    enter: (key, connection) => {
      const lane = lanes.get(key) ?? emptyLane()
      lanes.set(key, lane)
      if (lane.waiting.size === 0 && hasRoom(lane)) return Promise.resolve(begin(key, lane))
      if (isLaneFull(lane)) {
        dropIfIdle(key, lane)
        return Promise.resolve(null)
      }
      return new Promise((resolve) => {
        const settle = (take: () => Leave | null) => {
          lane.waiting.delete(start)
          waiting -= 1
          connection.off('close', giveUp)
          resolve(take())
        }
        const start = () => settle(() => begin(key, lane))
        const giveUp = () => {
          settle(() => null)
          dropIfIdle(key, lane)
        }
        lane.waiting.add(start)
        waiting += 1
        connection.once('close', giveUp)
      })
    },
  }
}
