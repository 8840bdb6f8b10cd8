import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

export const core = join(root, 'packages', 'core')

/** Modules that are all rules, without a file of that name. */
const FOUNDATIONS: readonly string[] = ['money', 'time', 'text']
const JUDGED = /\.(rules|machine)\.ts$/
const UNJUDGED = /(\.test|\.codec|^index)\.ts$/

/** @returns the files of a module of the core whose mutants its tests have to notice, relative to the core */
export const judgedFiles = (module: string): readonly string[] => {
  const folder = join(core, 'src', module)
  if (!existsSync(folder)) throw new Error(`The core has no module '${module}'.`)
  const isJudged = (file: string) =>
    FOUNDATIONS.includes(module) ? file.endsWith('.ts') && !UNJUDGED.test(file) : JUDGED.test(file)
  return readdirSync(folder)
    .filter(isJudged)
    .map((file) => `src/${module}/${file}`)
}

/** Every module of the core that decides something. */
export const judgedModules = (): readonly string[] =>
  readdirSync(join(core, 'src')).filter((module) => judgedFiles(module).length > 0)
