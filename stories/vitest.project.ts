import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { findBrowser } from '../tools/src/browser/index.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/**
 * Every story as a test in a browser: it draws, its play function passes, and axe finds nothing. A factory, because
 * vitest changes the browser object that it is given.
 */
export const storiesProject = async (): Promise<TestProjectInlineConfiguration> => {
  const { executablePath, args, env } = await findBrowser()
  return {
    plugins: [await storybookTest({ configDir })],
    test: {
      name: 'stories',
      testTimeout: 30_000,
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
