import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { planBrowser } from '../browser/index.ts'
import { sourceConditions } from '../vite/source.ts'

/** Bundled before the first test: a dependency found meanwhile would reload the page under it. */
const include = ['decimal.js', 'fast-check', 'fp-ts', 'io-ts', 'ky', 'xstate', 'xstate/graph']

/** The core's own tests once more, in a browser: what runs in Node runs there as well. */
export const coreInBrowserProject = (): TestProjectInlineConfiguration => {
  const { executablePath, args, env } = planBrowser()
  return {
    ...sourceConditions,
    optimizeDeps: { include },
    test: {
      name: 'core-browser',
      include: ['packages/core/src/**/*.test.ts'],
      globalSetup: ['tools/src/browser/globalSetup.ts'],
      setupFiles: ['tools/src/package/fewCases.ts'],
      testTimeout: 60_000,
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args: [...args], env: { ...env } } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
