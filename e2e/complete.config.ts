import { defineConfig } from '@playwright/test'
import everyday from './playwright.config.ts'

/**
 * Every journey in both languages, and everything on every page in every dress, of which the everyday run looks at what
 * differs (decision 42). Run by `npm run journeys`; `npm run walk` looks at the pages alone.
 */
export default defineConfig<{ complete: boolean }>({
  ...everyday,
  timeout: 180_000,
  use: { ...everyday.use, complete: true },
  projects: (everyday.projects ?? []).map(({ grep: _, grepInvert: __, ...project }) => ({
    ...project,
    // What is said to be asked once knows no language in any run.
    ...(project.name === 'en' && { grepInvert: /@once/ }),
  })),
})
