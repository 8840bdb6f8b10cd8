import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { planBrowser } from '../tools/src/browser/index.ts'
import { SECOND_TRY } from '../tools/src/vite/secondTry.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const globalSetup = fileURLToPath(new URL('../tools/src/browser/globalSetup.ts', import.meta.url))
const motionless = fileURLToPath(new URL('.storybook/motionless.ts', import.meta.url))

/** What a page of the browser tests: `stories` as they are, with their plays, or their `looks`. */
type Tested = 'stories' | 'looks'

/** Storybook takes no other tests than stories; it has had its say when this one speaks. */
const looksPlugin = {
  name: 'looks',
  config: () => ({ test: { include: ['looks/*.looks.{ts,tsx}'], exclude: ['**/*.stories.tsx'] } }),
}

/** A factory, because vitest changes the browser object that it is given. */
const storiesProject = async (name: Tested): Promise<TestProjectInlineConfiguration> => {
  const { executablePath, args, env } = planBrowser()
  return {
    plugins: [await storybookTest({ configDir }), ...(name === 'looks' ? [looksPlugin] : [])],
    test: {
      name,
      // One page draws all files in turn; a page for each would spend most of its time on loading the same modules.
      isolate: false,
      globalSetup: [globalSetup],
      setupFiles: [motionless],
      testTimeout: 30_000,
      retry: SECOND_TRY,
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

/**
 * Every story as a test in a browser: it draws, its play function passes, and axe finds nothing. Beside them, in a page
 * of their own, the same stories in other looks, without their plays.
 */
export const storiesProjects = (): readonly Promise<TestProjectInlineConfiguration>[] => [
  storiesProject('stories'),
  storiesProject('looks'),
]
