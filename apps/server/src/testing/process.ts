import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { LightMyRequestResponse } from 'fastify'
import type { Answering } from './caller.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** A loaded machine may take so long to start the server. */
const START_TIMEOUT_MS = 60_000

/** The product's own server process, with its cashier. */
export interface ServerProcess {
  /** How long it took to be ready. */
  readonly readyMs: number
  /** Ends it at once, as a crash does; nothing happens when it has ended. */
  kill(): Promise<void>
  /** Ends it gracefully. @returns its exit code */
  stop(): Promise<number | null>
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

const end = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}

/** @param env settings by their environment names; `PORT` among them */
export const startProcess = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--conditions=@compute-mall/source', MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SMS_SENDER: 'log',
      LOG_LEVEL: 'error',
      SEED: 'none',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(`http://127.0.0.1:${env.PORT}`))) {
    if (child.exitCode !== null || performance.now() - begun > START_TIMEOUT_MS) {
      const code = child.exitCode
      await end(child, 'SIGKILL')
      throw new Error(`The server did not start; it ended with ${code}.`)
    }
    await sleep(20)
  }
  return {
    readyMs: performance.now() - begun,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** A server behind a socket, for `createCaller`. @throws TypeError while nobody listens */
export const behind = (origin: string): Answering => ({
  inject: async ({ method = 'GET', url, headers, payload }) => {
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(payload === undefined ? {} : { body: payload as string }),
    })
    const text = await answer.text()
    const heard = {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: [],
      body: text,
      json: () => JSON.parse(text),
    }
    return heard as unknown as LightMyRequestResponse
  },
})
