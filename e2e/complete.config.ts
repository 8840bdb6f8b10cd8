import { defineConfig } from '@playwright/test'
import everyday from './playwright.config.ts'

/** Everything on every page in every dress, of which the everyday run looks at what differs. Run by `npm run walk`. */
export default defineConfig<{ complete: boolean }>({
  ...everyday,
  testMatch: '**/walk.e2e.ts',
  timeout: 180_000,
  use: { ...everyday.use, complete: true },
})
