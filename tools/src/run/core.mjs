import { become } from './command.mjs'
import { installed, projectNode } from './machine.mjs'
import { ensurePackages } from './packages.mjs'

/** The tests of the core alone, without a browser, a database or a server; what is named is passed on to vitest. */
await ensurePackages()
become(
  projectNode(),
  [
    installed('vitest/vitest.mjs'),
    'run',
    ...['--config', 'tools/src/package/vitest.config.ts'],
    ...process.argv.slice(2),
  ],
  {},
)
