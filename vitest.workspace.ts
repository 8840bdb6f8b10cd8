import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { storiesProjects } from './stories/vitest.project.ts'
import { coreInBrowserProject } from './tools/src/package/vitest.project.ts'
import { clientApps } from './tools/src/run/clientApps.mjs'
import { SECOND_TRY } from './tools/src/vite/secondTry.ts'
import { nodeConditions, sourceConditions } from './tools/src/vite/source.ts'

/** Tests that hold how long something takes: they run after the others, with the machine to themselves. */
const ALONE = 'apps/server/src/**/*.kill.test.ts'

/** Files that a run leaves out, by commas: vitest does not apply `--exclude` to projects. */
const LEFT_OUT = (process.env.TESTS_LEFT_OUT ?? '').split(',').filter((glob) => glob !== '')

const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`

/** One test run over every project; each is also a name for `--project`. */
const project = (
  name: string,
  folder: string,
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  ...sourceConditions,
  // Files share modules, not data; a process for each would spend most of its time on loading the same modules.
  // A machine that stalls for seconds is no fault of what is tested.
  test: { name, include: [tests(folder)], environment: 'node', isolate: false, testTimeout: 20_000, ...more },
})

/** A project that imports styles. */
const styled = (
  name: string,
  folder: string,
  more?: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  ...project(name, folder, more),
  plugins: [vanillaExtractPlugin()],
})

export default defineConfig({
  test: {
    // By itself vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      'tools/src/package/vitest.config.ts',
      project('browser', 'packages/browser/src'),
      project('react', 'packages/react/src'),
      styled('ui', 'packages/ui/src'),
      styled('app', 'packages/app/src'),
      // One of its files puts a page that throws in place of a page.
      styled('mall', 'apps/mall/src', { isolate: true }),
      ...clientApps.map((name) => styled(name, `apps/${name}/src`)),
      project('terminal', 'apps/terminal/src'),
      project('cashier', 'apps/cashier/src', { testTimeout: 30_000, retry: SECOND_TRY }),
      {
        ...project('server', 'apps/server/src', {
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: SECOND_TRY,
          exclude: [ALONE, ...LEFT_OUT],
        }),
        ...nodeConditions,
      },
      {
        ...project('alone', 'apps/server/src', {
          include: [ALONE],
          retry: SECOND_TRY,
          sequence: { groupOrder: 1 },
        }),
        ...nodeConditions,
      },
      { ...project('seed', 'apps/seed/src'), ...nodeConditions },
      {
        ...project('tools', '{tools/src,e2e}', { testTimeout: 120_000, retry: SECOND_TRY }),
        ...nodeConditions,
      },
      styled('charts', 'stories'),
      coreInBrowserProject(),
      ...storiesProjects(),
    ],
  },
})
