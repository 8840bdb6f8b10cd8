import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { CompiledCode, FromWorker, Template, ToWorker, WorkerOptions } from './embedded.protocol.ts'

/** PostgreSQL in a thread of its own, so that a slow query never holds up the event loop. */
export interface EmbeddedServer {
  /** A connection as `pg` wants it. */
  connect(): Duplex
  /** The data folder as a tar archive, from which another server can start. */
  dump(): Promise<Template>
  stop(): Promise<void>
}

/** What the first worker of this process compiled: the next ones start in half the time, as those of tests do. */
let code: CompiledCode | undefined

/** @throws whatever PGlite says when it cannot open its folder */
export const startEmbedded = async (options: Omit<WorkerOptions, 'code'>): Promise<EmbeddedServer> => {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
    workerData: { ...options, code } satisfies WorkerOptions,
  })
  worker.setMaxListeners(0)
  const send = (message: ToWorker) => worker.postMessage(message)
  const hear = async <K extends FromWorker['kind']>(kind: K): Promise<Extract<FromWorker, { kind: K }>> => {
    for (;;) {
      const [message] = (await once(worker, 'message')) as [FromWorker]
      if (message.kind === kind) return message as Extract<FromWorker, { kind: K }>
    }
  }
  code = (await hear('ready')).code
  let connections = 0
  return {
    connect: () => new EmbeddedConnection(worker, ++connections),
    dump: async () => {
      send({ kind: 'dump' })
      return (await hear('dumped')).template
    },
    stop: async () => {
      send({ kind: 'stop' })
      await hear('stopped')
      await worker.terminate()
    },
  }
}

/** Looks like a socket to `pg`: what it writes goes to the worker as one message, what the worker answers comes out. */
class EmbeddedConnection extends Duplex {
  readonly #worker: Worker
  readonly #id: number
  readonly #hear: (message: FromWorker) => void

  constructor(worker: Worker, id: number) {
    super()
    this.#worker = worker
    this.#id = id
    this.#hear = (message) => {
      if (message.kind === 'bytes' && message.connection === id) this.push(message.bytes)
    }
    worker.on('message', this.#hear)
    worker.once('exit', () => this.destroy())
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay = (): this => this
  setKeepAlive = (): this => this
  ref = (): this => this
  unref = (): this => this

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send({ kind: 'bytes', connection: this.#id, bytes: new Uint8Array(chunk) })
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#hear)
    this.#send({ kind: 'end', connection: this.#id })
    done(error)
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }
}
