import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Milliseconds, SECOND_MS } from '@compute-mall/core/time'
import { type PdfJob, PdfVerdict } from './pdf.protocol.ts'
import { createTurns } from './turns.ts'

const MEGABYTE = 1024 * 1024
/** A scan of 12 megapixels takes 3 s and 150 MB, an invoice of the tax administration under a second. */
const LIMITS = { ms: 15 * SECOND_MS, heapMegabytes: 192, externalMegabytes: 512 } as const
const LOOK_EVERY_MS: Milliseconds = 100

/** Ends a thread that holds too much outside its heap, where inflated streams and pictures are. */
const boundExternalMemory = async (worker: Worker, signal: AbortSignal): Promise<void> => {
  await once(worker, 'online', { signal })
  for (;;) {
    await pause(LOOK_EVERY_MS, undefined, { signal })
    const { external_memory } = await worker.getHeapStatistics()
    if (external_memory > LIMITS.externalMegabytes * MEGABYTE) await worker.terminate()
  }
}

const isOverBound = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

const read = async (bytes: Uint8Array, ms: Milliseconds): Promise<PdfVerdict> => {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes) } satisfies PdfJob,
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMegabytes },
  })
  const end = new AbortController()
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(ms)])
  // It fails when the thread is gone, which is seen below.
  const bounded = boundExternalMemory(worker, end.signal).catch(() => undefined)
  try {
    const [verdict] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }),
    ])
    return PdfVerdict.is(verdict) ? verdict : 'damaged'
  } catch (error) {
    if (isOverBound(error)) return 'damaged'
    throw error
  } finally {
    end.abort()
    await worker.terminate()
    await bounded
  }
}

const inTurn = createTurns()

/**
 * Parses a PDF in a thread of its own, one file at a time, in bounded time and memory.
 * @returns `damaged` as well for what exceeds a bound
 */
export const readPdf = (bytes: Uint8Array, ms: Milliseconds = LIMITS.ms): Promise<PdfVerdict> =>
  inTurn(() => read(bytes, ms))
