import { ABORT_REASON } from '../http/index.ts'
import { anySignal, controller, type Signal } from './web.ts'

/** A page, as far as its requests go. */
export interface Left {
  /** Of its route. */
  readonly name: string
  readonly keepAlive?: boolean | undefined
}

/** Whether going to a page aborts what the one that is left still asks for (R4.15). */
export const abortsReads = (from: Pick<Left, 'name'>, to: Left): boolean =>
  from.name !== to.name && to.keepAlive !== true

/** The reads under way, so that a route change can abort them (R4.15, D3). */
export interface RequestRegistry {
  /** Runs a read under a signal that `abortReads` reaches, until it is settled. */
  run<A>(read: (signal: Signal) => Promise<A>, own?: Signal): Promise<A>
  /** Aborts every read under way. */
  abortReads(reason?: string): void
}

export const createRegistry = (): RequestRegistry => {
  const pending = new Set<{ abort(reason: string): void }>()
  return {
    run: async (read, own) => {
      const abortable = controller()
      pending.add(abortable)
      try {
        return await read(anySignal(abortable.signal, own))
      } finally {
        pending.delete(abortable)
      }
    },
    abortReads: (reason = ABORT_REASON) => {
      for (const abortable of pending) abortable.abort(reason)
    },
  }
}
