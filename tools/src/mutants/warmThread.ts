import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

type Listener = (message: unknown) => void

/**
 * A thread that outlives its run: what tests need of packages is loaded once, and the modules of the core anew for each
 * mutant (see `setup.ts`). Vitest's own threads are begun and ended with each run, which takes longer than most runs.
 */
class WarmThread extends ThreadsPoolWorker {
  override readonly name = 'warm'
  readonly #listeners: [event: string, listener: Listener][] = []
  #isWarm = false
  #config: unknown

  override on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener])
    super.on(event, listener)
  }

  override off(event: string, listener: Listener): void {
    this.#listeners.splice(
      this.#listeners.findIndex(([name, each]) => name === event && each === listener),
      1,
    )
    super.off(event, listener)
  }

  override async start(): Promise<void> {
    if (!this.#isWarm) await super.start()
  }

  override async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners.splice(0)) super.off(event, listener)
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#answer('stopped')
    else if (message.type === 'start') this.#begin(message)
    else if (message.type === 'run')
      super.send({ ...message, context: Object.assign({}, message.context, { config: this.#config }) })
    else super.send(message)
  }

  #begin(message: Extract<WorkerRequest, { type: 'start' }>): void {
    this.#config = message.context.config
    if (this.#isWarm) this.#answer('started')
    else super.send(message)
    this.#isWarm = true
  }

  #answer(type: 'started' | 'stopped'): void {
    for (const [event, listener] of [...this.#listeners])
      if (event === 'message') listener({ type, __vitest_worker_response__: true })
  }
}

let thread: WarmThread | undefined

/** Vitest's name for a kind of worker, and how one is had. */
export const warmPool = {
  name: 'warm',
  createPoolWorker: (options: PoolOptions): WarmThread => {
    thread ??= new WarmThread(options)
    return thread
  },
}
