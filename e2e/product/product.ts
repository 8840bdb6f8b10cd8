import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endingWithUs } from '../../tools/src/run/children.mjs'
import { projectNode, root, SOURCE_FLAG } from '../../tools/src/run/machine.mjs'
import { freePorts } from '../../tools/src/run/ports.mjs'

/** The started product: everything on one origin, with data of its own. */
export interface Product {
  readonly origin: string
  /** Where it keeps its data. */
  readonly dataDir: string
  /** Of the server's process. */
  readonly pid: number
  /** What the server has said so far: warnings and worse. */
  readonly said: () => string
  readonly stop: () => Promise<void>
}

const START_TIMEOUT_MS = 120_000

/** Whether a server takes requests. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts the built product as `npm start` does, on free ports and in a temporary folder.
 * @param settings of the server, by their environment names
 * @param prepare a script that fills the folder before the server opens it; it gets the same settings
 * @throws with what the server printed, when it does not get ready
 */
export const startProduct = async (
  settings: Readonly<Record<string, string>> = {},
  prepare?: string,
): Promise<Product> => {
  const [port = 0, cashierPort = 0, sshPort = 0] = await freePorts(3)
  const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-product-'))
  const options = {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SMS_SENDER: 'log',
      PORT: String(port),
      CASHIER_PORT: String(cashierPort),
      CENTER_SSH_PORT: String(sshPort),
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  }
  if (prepare !== undefined)
    execFileSync(projectNode(), [SOURCE_FLAG, prepare], { ...options, stdio: 'inherit' })
  const server = endingWithUs(spawn(projectNode(), [SOURCE_FLAG, 'apps/server/src/main.ts'], options))
  let printed = ''
  server.stdout.on('data', (chunk) => (printed += chunk))
  server.stderr.on('data', (chunk) => (printed += chunk))
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }

  const origin = `http://localhost:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isReady(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not get ready:\n${printed}`)
    }
    await sleep(100)
  }
  return { origin, dataDir, pid: server.pid ?? 0, said: () => printed, stop }
}
