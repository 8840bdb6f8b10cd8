import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { planBrowser } from '../tools/src/browser/index.ts'
import { SECOND_TRY } from '../tools/src/vite/secondTry.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const globalSetup = fileURLToPath(new URL('../tools/src/browser/globalSetup.ts', import.meta.url))
const motionless = fileURLToPath(new URL('.storybook/motionless.ts', import.meta.url))

interface Look {
  readonly name: string
  readonly initialGlobals?: { readonly language: string; readonly viewport?: { readonly value: string } }
  readonly exclude?: string[]
  readonly drawsLooks?: boolean
}

const phone = { value: 'w360' }
const only = (folder: string) => [`**/!(${folder})/*.stories.tsx`]

/** The looks in which charts are tested beside the first: each state in both languages and on both devices. */
const looks: readonly Look[] = [
  { name: 'stories-zh-phone', initialGlobals: { language: 'zh', viewport: phone } },
  { name: 'stories-en-desktop', initialGlobals: { language: 'en' } },
  { name: 'stories-en-phone', initialGlobals: { language: 'en', viewport: phone } },
].map((look) => ({ ...look, exclude: only('charts') }))

/** A factory, because vitest changes the browser object that it is given. */
const storiesIn = async ({
  name,
  initialGlobals,
  exclude,
  drawsLooks = false,
}: Look): Promise<TestProjectInlineConfiguration> => {
  const { executablePath, args, env } = planBrowser()
  return {
    plugins: [
      await storybookTest({ configDir, ...(initialGlobals && { initialGlobals }) }),
      // Storybook takes no other tests than stories; it has had its say by now.
      ...(drawsLooks
        ? [{ name: 'looks', config: () => ({ test: { include: ['looks/*.looks.{ts,tsx}'] } }) }]
        : []),
    ],
    test: {
      name,
      // One page draws all files in turn; a page for each would spend most of its time on loading the same modules.
      isolate: false,
      globalSetup: [globalSetup],
      setupFiles: [motionless],
      testTimeout: 30_000,
      retry: SECOND_TRY,
      ...(exclude && { exclude }),
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
 * Every story as a test in a browser: it draws, its play function passes, and axe finds nothing. Those of charts once
 * more in each look; those of pages are drawn in the other looks without their play, in `looks`.
 */
export const storiesProjects = (): readonly Promise<TestProjectInlineConfiguration>[] =>
  [{ name: 'stories', drawsLooks: true }, ...looks].map(storiesIn)
