import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installed, root } from '../run/machine.mjs'
import { judgedFiles } from './modules.ts'
import { noticedIn, type Report, type Score, scoreOf } from './scores.ts'

const cache = join(root, '.cache', 'mutants')
const here = import.meta.dirname
const reportOf = (module: string) => join(cache, `${module}.json`)
const noticedOf = (module: string) => join(cache, `${module}.noticed.json`)

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
  jsonReporter: { fileName: reportOf(module) },
  incremental: true,
  incrementalFile: noticedOf(module),
  timeoutMS: 60_000,
  warnings: { slow: false },
})

/** What a test noticed last time is not tried again; Stryker's incremental mode reads it from here. */
const keepNoticed = async (module: string): Promise<void> => {
  if (!existsSync(reportOf(module))) return
  const report: Report = JSON.parse(await readFile(reportOf(module), 'utf8'))
  await writeFile(noticedOf(module), JSON.stringify(noticedIn(report)))
}

/**
 * Plants a fault at a time in the rules and charts of one module and runs its tests against each. Without the folder
 * `.cache/mutants`, every one of them.
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
  await keepNoticed(module)
  const code = await run([installed('@stryker-mutator/core/bin/stryker.js'), 'run', config], {
    MUTANTS_OF: module,
  })
  if (code !== 0) return undefined
  const report: Report = JSON.parse(await readFile(reportOf(module), 'utf8'))
  return scoreOf(report)
}
