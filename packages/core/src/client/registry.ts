import type { E } from '../fp/index.ts'
import { ABORT_REASON } from '../http/index.ts'
import type { ClientError } from './error.ts'
import {
  abortsReads,
  afterStep,
  type PageOfRequests,
  type RequestKind,
  type RequestState,
  requestBegins,
  requestSteps,
} from './request.rules.ts'
import { anySignal, controller, type Signal } from './web.ts'

/** A request as the registry is told of it. */
export interface RegisteredRequest extends RequestKind {
  /** The same for the same change; undefined for what may be sent as often as it is asked for. */
  readonly name: string | undefined
  /** The caller's own signal, which a change does not heed (D3). */
  readonly signal: Signal | undefined
}

type Answer = E.Either<ClientError, unknown>

/** The requests under way, each in a state of `requestMachine` (R4.15, D3). */
export interface RequestRegistry {
  /** Sends a request under a signal that its chart aborts; a change that is under way already is joined. */
  run(request: RegisteredRequest, send: (signal: Signal) => Promise<Answer>): Promise<Answer>
  /** A page was left for another: aborts the reads that go with it. */
  leavePage(from: PageOfRequests, to: PageOfRequests): void
}

interface Running {
  state: RequestState
  readonly abort: (reason: string) => void
}

/** A registry of requests; one page, or one app without pages, has one. */
export const createRegistry = (): RequestRegistry => {
  const running = new Set<Running>()
  const changes = new Map<string, Promise<Answer>>()

  const sendOnce = async (request: RegisteredRequest, send: (signal: Signal) => Promise<Answer>) => {
    const abortable = controller()
    const state = requestBegins(request)
    const mine: Running = { state, abort: (reason) => abortable.abort(reason) }
    running.add(mine)
    const own = 'caller.left' in requestSteps[state] ? request.signal : undefined
    try {
      return await send(anySignal(abortable.signal, own))
    } finally {
      running.delete(mine)
    }
  }
  return {
    run: (request, send) => {
      const { name } = request
      if (name === undefined) return sendOnce(request, send)
      const under = changes.get(name) ?? sendOnce(request, send).finally(() => changes.delete(name))
      changes.set(name, under)
      return under
    },
    leavePage: (from, to) => {
      if (!abortsReads(from, to)) return
      for (const each of running) {
        const next = afterStep(each.state, 'page.left')
        if (next === 'aborted' && each.state !== next) each.abort(ABORT_REASON)
        each.state = next
      }
    },
  }
}
