import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installed, root } from '../run/machine.mjs'
import { judgedFiles } from './modules.ts'
import { type Report, type Score, scoreOf } from './scores.ts'

const cache = join(root, '.cache', 'mutants')
const here = import.meta.dirname

const optionsFor = (module: string) => ({
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner', join(here, 'ignorer.mjs')],
  testRunner: 'vitest',
  vitest: { configFile: join(here, 'vitest.config.ts') },
  ignorers: ['prose'],
  mutate: judgedFiles(module),
  ignorePatterns: ['dist'],
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: join('..', '..', '.cache', 'mutants', `sandbox-${module}`),
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: join(cache, `${module}.json`) },
  timeoutMS: 20_000,
  warnings: { slow: false },
})

/**
 * Plants a fault at a time in the rules and charts of one module and runs its tests against each.
 * @param run runs a script in the folder of the core, to its exit code
 * @returns undefined when the tests fail without a fault planted, or Stryker itself does
 */
export const judge = async (
  module: string,
  run: (args: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>,
): Promise<Score | undefined> => {
  await mkdir(cache, { recursive: true })
  const config = join(cache, `${module}.config.json`)
  await writeFile(config, JSON.stringify(optionsFor(module)))
  const code = await run([installed('@stryker-mutator/core/bin/stryker.js'), 'run', config], {
    MUTANTS_OF: module,
  })
  if (code !== 0) return undefined
  const report: Report = JSON.parse(await readFile(join(cache, `${module}.json`), 'utf8'))
  return scoreOf(report)
}
