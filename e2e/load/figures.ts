import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** @returns the value below which a share of the values lies, e.g. 0.95 of them */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

/**
 * @param points of a minute each, and what was held then
 * @returns by how much the line that fits them best rises in an hour
 */
export const growthPerHour = (points: readonly (readonly [minute: number, held: number])[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [minute, held] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const rise = points.reduce((sum, [x, y]) => sum + (x - minute) * (y - held), 0)
  return (rise / points.reduce((sum, [x]) => sum + (x - minute) ** 2, 0)) * 60
}

const lineOf = (status: string, name: string): number =>
  Number(RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0)

/** @returns what a process holds of its own now, in KiB: where the kernel tells it, without the files it has mapped */
export const residentKiB = (pid: number): number => {
  const file = `/proc/${pid}/status`
  if (!existsSync(file))
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim())
  const status = readFileSync(file, 'utf8')
  return lineOf(status, 'RssAnon') + lineOf(status, 'VmSwap')
}

/** What an inspector says: an answer to a command, or an event. */
interface Inspected {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly sessionId: string }
}

/** How long workers have for it. */
const WORKERS_MS = 2_000
const COLLECT = 'HeapProfiler.collectGarbage'

/**
 * Lets a process that was started with `--inspect=0`, and its workers, give back what they do not need, so that what it
 * holds is what it needs.
 * @param said what it has printed, its inspector's address among it
 */
export const collectGarbage = async (said: string): Promise<void> => {
  const [address] = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(said) ?? []
  if (address === undefined) throw new Error(`No inspector has told its address:\n${said}`)
  const inspector = new WebSocket(address)
  const send = (id: number, method: string, params = {}) =>
    inspector.send(JSON.stringify({ id, method, params }))
  await new Promise<void>((done, failed) => {
    inspector.addEventListener('error', () => failed(new Error(`${address} does not answer`)))
    inspector.addEventListener('open', () => send(1, COLLECT))
    inspector.addEventListener('message', ({ data }) => {
      const { id, method, params }: Inspected = JSON.parse(String(data))
      if (id === 1) {
        send(2, 'NodeWorker.enable', { waitForDebuggerOnStart: false })
        setTimeout(done, WORKERS_MS)
      }
      if (method === 'NodeWorker.attachedToWorker') {
        const message = JSON.stringify({ id: 1, method: COLLECT })
        send(3, 'NodeWorker.sendMessageToWorker', { sessionId: params?.sessionId, message })
      }
    })
  })
  inspector.close()
}
