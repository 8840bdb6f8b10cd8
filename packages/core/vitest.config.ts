import { defineConfig } from 'vitest/config'
import { sourceConditions } from '../../tools/src/vite/source.ts'

/** The core's tests, alone or as one project of the whole: `npm run test:core -- payment` runs those of one module. */
export default defineConfig({
  ...sourceConditions,
  root: import.meta.dirname,
  test: {
    name: 'core',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Properties over charts take seconds, and many more on a machine that is busy with something else.
    testTimeout: 60_000,
  },
})
