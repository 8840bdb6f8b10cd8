import { fdatasyncSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import {
  type CompiledCode,
  type FromWorker,
  type Template,
  type ToWorker,
  templateOf,
  type WorkerOptions,
} from './embedded.protocol.ts'

/** PGlite's Node file system never syncs; this one gives PostgreSQL's fsync its meaning back (decision D25). */
class SyncedNodeFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given)
    made.emscriptenOpts.preRun?.unshift((module: unknown) => {
      const { NODEFS } = module as EmscriptenFiles
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fdatasyncSync(nfd)
        return 0
      }
    })
    return made
  }
}
interface EmscriptenFiles {
  readonly NODEFS: { stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number } }
}

/** PGlite passes `-F` (no fsync) by default; `wal_sync_method` names the call that the file system above answers. */
const durable = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  .concat('-c', 'wal_sync_method=fsync')

/** As much as is used of what Node has and its types leave out. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<CompiledCode> }

const compile = async (): Promise<CompiledCode> =>
  WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))

/** As PGlite takes an archive, but read where it lies: a blob of Node copies it twice, which takes half of the start. */
class Archive extends Blob {
  readonly #bytes: Template
  constructor(bytes: Template) {
    super([])
    this.#bytes = bytes
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer as ArrayBufferLike as ArrayBuffer)
  }
}

const optionsFor = (
  { dir, template, settings }: WorkerOptions,
  pgliteWasmModule: CompiledCode,
): PGliteOptions => ({
  pgliteWasmModule,
  extensions: { pg_trgm },
  startParams: [...(dir === undefined ? PGlite.defaultStartParams : durable), ...settings],
  ...(dir !== undefined && { fs: new SyncedNodeFS(dir) }),
  ...(template !== undefined && { loadDataDir: new Archive(template) }),
})

const TERMINATE = 'X'.charCodeAt(0)

/** As it comes: `execProtocolRaw` would read it too, and keep every row of it for good (PGlite 0.5.16, P11). */
const answerOf = async (pglite: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  await pglite.execProtocolRawStream(message, { onRawData: (part) => void parts.push(part.slice()) })
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let end = 0
  for (const part of parts) {
    whole.set(part, end)
    end += part.length
  }
  return whole
}

/**
 * Serves the wire protocol, one message at a time. PGlite is a single backend that all connections share, one after
 * the other: whatever ended the one before, the next finds no open transaction and no prepared statement, and what
 * still arrives from an earlier connection is ignored.
 */
const serve = (pglite: PGlite, port: MessagePort): void => {
  const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
  /** The latest connection that was used, and whether it has left something behind that must be reset. */
  let latest = 0
  let isClean = true
  const reset = async () => {
    isClean = true
    await pglite.exec('rollback')
    await pglite.exec('discard all')
  }
  const answer = async (message: ToWorker): Promise<void> => {
    if (message.kind === 'stop') {
      await pglite.close()
      send({ kind: 'stopped' })
    } else if (message.kind === 'dump') {
      const file = await pglite.dumpDataDir('none')
      send({ kind: 'dumped', template: templateOf(new Uint8Array(await file.arrayBuffer())) })
    } else if (message.connection < latest) {
      return
    } else if (message.kind === 'end' || message.bytes[0] === TERMINATE) {
      if (message.connection === latest && !isClean) await reset()
    } else {
      if (message.connection > latest && !isClean) await reset()
      latest = message.connection
      isClean = false
      const bytes = await answerOf(pglite, message.bytes)
      send({ kind: 'bytes', connection: message.connection, bytes }, [bytes.buffer])
    }
  }
  let last: Promise<void> = Promise.resolve()
  port.on('message', (message: ToWorker) => {
    last = last.then(() => answer(message))
  })
}

if (parentPort !== null) {
  const options = workerData as WorkerOptions
  const code = options.code ?? (await compile())
  serve(await PGlite.create(optionsFor(options, code)), parentPort)
  parentPort.postMessage({ kind: 'ready', code } satisfies FromWorker)
}
