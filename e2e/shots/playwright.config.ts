import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../tools/src/browser/index.ts'
import { installed, projectNode, root } from '../../tools/src/run/machine.mjs'
import { STORYBOOK } from '../../tools/src/run/storybook.mjs'

const PORT = Number(process.env.SHOTS_PORT ?? 6107)

/** The browser draws each picture whole and in one way: otherwise corners differ by a shade with what was drawn before. */
const ONE_WAY = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--force-color-profile=srgb',
  '--run-all-compositor-stages-before-draw',
]

const { executablePath, args, env } = await findBrowser()

/** Pictures of the built stories. Run by `npm run shots`; see docs/decisions/0023. */
export default defineConfig({
  testDir: '.',
  testMatch: 'shots.ts',
  outputDir: join(root, '.cache', 'shots', 'results'),
  snapshotPathTemplate: join(root, '.cache', 'shots', 'before', '{arg}{ext}'),
  reporter: [['line'], ['html', { outputFolder: join(root, '.cache', 'shots', 'report'), open: 'never' }]],
  fullyParallel: true,
  workers: '100%',
  retries: 1,
  timeout: 60_000,
  // One pixel of another shade counts.
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 0, threshold: 0 } },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...args, ...ONE_WAY], env: { ...env } },
  },
  webServer: {
    command: `"${projectNode()}" "${installed('vite/bin/vite.js')}" preview --outDir . --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: STORYBOOK,
    url: `http://127.0.0.1:${PORT}/index.json`,
  },
})
