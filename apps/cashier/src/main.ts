import { uptime } from 'node:os'
import { SECOND_MS, steadyClock } from '@compute-mall/core/time'
import { buildCashier } from './app.ts'
import { readSettings } from './settings.ts'

/** Starts the provider and stops it gracefully; a wrong setting ends the start with a sentence. */
const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const clock = steadyClock({
    wall: () => Date.now() + settings.clockAheadMs,
    awake: () => performance.now(),
    sinceBoot: () => uptime() * SECOND_MS,
  })
  const logger = { level: process.env.LOG_LEVEL ?? 'warn' }
  const cashier = await buildCashier({ settings, clock, logger })
  const stop = async (): Promise<void> => {
    await cashier.close()
    if (process.connected) process.disconnect()
  }
  // A server that keeps us ends the channel when it ends, even by kill -9.
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(end, () => void stop())
  await cashier.listen({ host: settings.host, port: settings.port })
  process.stdout.write(`cashier ready at ${settings.origin}\n`)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
