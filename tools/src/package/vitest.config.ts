import { defineConfig } from 'vitest/config'
import { sourceConditions } from '../vite/source.ts'
import { coreFolder } from './modules.ts'

/** The core's tests, alone or as one project of the whole: `npm run test:core -- payment` runs those of one module. */
export default defineConfig({
  ...sourceConditions,
  root: coreFolder,
  test: {
    name: 'core',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // As in the whole: projects whose files share modules share workers.
    isolate: false,
    maxWorkers: '100%',
    // Properties over charts take seconds, and many more on a machine that is busy with something else.
    testTimeout: 60_000,
  },
})
