import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Clock, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Config } from './config/index.ts'
import type { Logger } from './log.ts'

const MAIN = fileURLToPath(new URL('../../../cashier/src/main.ts', import.meta.url))
const FIRST_WAIT_MS = SECOND_MS
const LONGEST_WAIT_MS = 30 * SECOND_MS

/** Keeps the embedded payment provider running, a process of its own (docs/decisions/0005). */
export interface CashierKeeper {
  stop(): Promise<void>
}

const start = ({ cashier, dataDir, logLevel }: Config, clock: Clock, main: string): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, main], {
    // The channel ends with us, however we end, and the cashier with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      CASHIER_PORT: String(cashier.port),
      CASHIER_ORIGIN: cashier.origin,
      CASHIER_DATA_DIR: join(dataDir, 'cashier'),
      PAY_KEY_DIR: join(dataDir, 'pay-keys'),
      // Each refuses what the other has signed by another time.
      CASHIER_CLOCK_AHEAD_MS: String(clock() - Date.now()),
      LOG_LEVEL: logLevel,
    },
  })

/** Starts it again when it ends, after a wait that doubles while it keeps ending. */
export const keepCashier = (
  config: Config,
  clock: Clock,
  log: Logger,
  { main = MAIN, firstWaitMs = FIRST_WAIT_MS } = {},
): CashierKeeper => {
  let isStopping = false
  let waitMs = firstWaitMs
  let child: ChildProcess
  let ended: Promise<void>
  let timer: NodeJS.Timeout | undefined

  const run = (): void => {
    const begun = performance.now()
    child = start(config, clock, main)
    for (const stream of [child.stdout, child.stderr])
      if (stream !== null) createInterface(stream).on('line', (line) => log.info({ cashier: line }))
    ended = new Promise((resolve) => child.once('exit', () => resolve()))
    child.once('exit', (code, signal) => {
      if (isStopping) return
      if (performance.now() - begun > MINUTE_MS) waitMs = firstWaitMs
      log.error({ code, signal, againInMs: waitMs }, 'the cashier ended; starting it again')
      timer = setTimeout(run, waitMs)
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
    })
  }
  run()

  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      child.kill('SIGTERM')
      await ended
    },
  }
}
