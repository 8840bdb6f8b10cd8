import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../run/machine.mjs'
import { core, judgedFiles, judgedModules } from './modules.ts'
import { FLOOR_PERCENT, noticedIn, percentOf, type Report, scoreOf, writeScore } from './scores.ts'

/** `npm run mutants [-- module …]`: takes minutes to an hour, and makes way for everything else on the machine. */
setPriority(10)
process.chdir(core)

const here = import.meta.dirname
const named = process.argv.slice(2)
for (const module of named.length > 0 ? named : judgedModules()) {
  const incrementalFile = join(root, '.cache', 'mutants', `${module}.json`)
  const stryker = new Stryker({
    configFile: join(here, 'stryker.config.json'),
    vitest: { configFile: join(here, 'vitest.config.ts'), dir: `src/${module}` },
    mutate: judgedFiles(module),
    incrementalFile,
  })
  try {
    await stryker.runMutationTest()
  } catch (error) {
    console.error(`The mutants of ${module} could not be judged.`, error)
    process.exitCode = 1
    continue
  }
  const report: Report = JSON.parse(await readFile(incrementalFile, 'utf8'))
  await writeFile(incrementalFile, JSON.stringify(noticedIn(report)))
  const score = scoreOf(report)
  writeScore(module, score)
  console.log(`Of the mutants of ${module}, ${percentOf(score).toFixed(1)} % were noticed.`)
  if (percentOf(score) < FLOOR_PERCENT) process.exitCode = 1
}
