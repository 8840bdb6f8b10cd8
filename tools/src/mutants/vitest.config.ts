import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { defineConfig } from 'vitest/config'
import type { PoolWorker, VitestPluginContext } from 'vitest/node'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

/**
 * Tests run in the process that asks for them, so that packages are loaded once, and the core alone anew. The workers
 * that Vitest has end with each mutant, and a run takes five times as long.
 */
const createPoolWorker = (): PoolWorker => {
  const { port1: vitest, port2: tests } = new MessageChannel()
  return {
    name: 'here',
    on: (event, listener) => vitest.on(event, listener),
    off: (event, listener) => vitest.off(event, listener),
    send: (message) => vitest.postMessage(message),
    deserialize: (message) => message,
    start: async () => {
      // Stryker's notes of the mutant before, which is not to be planted as modules load.
      Reflect.deleteProperty(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE)
      init({
        post: (message) => tests.postMessage(message),
        on: (listener) => tests.on('message', listener),
        off: (listener) => tests.off('message', listener),
        setup: setupEnvironment,
        runTests: (state, traces) => runBaseTests('run', state, traces),
        collectTests: (state, traces) => runBaseTests('collect', state, traces),
      })
    },
    stop: async () => vitest.close(),
  }
}

/** Stryker names a pool of Vitest's own, and is heard after what the config says. */
const configureVitest = ({ project }: VitestPluginContext) => {
  Object.assign(project.config, { pool: 'here', poolRunner: { name: 'here', createPoolWorker } })
}

export default defineConfig({
  plugins: [{ name: 'here', configureVitest }],
  test: { setupFiles: [join(import.meta.dirname, 'setup.ts')], testTimeout: 15_000 },
})
