import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { NearestFirst } from './nearestFirst.ts'
import { warmPool } from './warmThread.ts'

/** The tests beside the rules and charts of one module of the core: they alone have to notice its mutants. */
export default defineConfig({
  plugins: [
    {
      name: 'warm-thread',
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: warmPool.name, poolRunner: warmPool })
      },
    },
  ],
  test: {
    include: [`src/${process.env.MUTANTS_OF}/*.test.ts`],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    environment: 'node',
    testTimeout: 15_000,
    isolate: false,
    sequence: { sequencer: NearestFirst },
  },
})
