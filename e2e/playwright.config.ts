import { defineConfig } from '@playwright/test'
import { findBrowser } from '../tools/src/browser/index.ts'

const { executablePath, args, env } = await findBrowser()

/** Whole journeys against the built product. Run by `npm test -- e2e`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './product.setup.ts',
  fullyParallel: true,
  // Each journey waits most of its time; two at once fill two cores.
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  // A shared machine that stalls for seconds is no fault of the product; what passes only then is told as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  // `--repeat-each` is not told to the setup, which makes the people of each repetition.
  repeatEach: Number(process.env.REPEAT ?? '1'),
  timeout: 60_000,
  // A machine of two cores draws, serves and pays at the same time.
  expect: { timeout: 15_000 },
  use: {
    // What is not there by then will not come: a journey that waits for it holds up all others.
    actionTimeout: 30_000,
    launchOptions: { executablePath, args: [...args], env: { ...env } },
    // Its pictures would cost more than the journeys; what is kept shows each step as it was.
    trace: { mode: process.env.CI === 'true' ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Keys are the same in every language.
    { name: 'zh', use: { locale: 'zh-CN' }, testIgnore: '**/keyboard.e2e.ts', grepInvert: /@en\b|@complete/ },
    {
      name: 'en',
      use: { locale: 'en-GB' },
      // The journeys of the plan on a phone, and the buying path from end to end (decision 42).
      grep: /on a phone .*\[J\d|\[J20\]|keyboard\.e2e|from the home page/,
      // Who may open what knows no language: a few read it in English, to be told in words of theirs.
      grepInvert: /@once|@complete|@zh\b/,
    },
  ],
})
