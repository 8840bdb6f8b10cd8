import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

export const core = join(root, 'packages', 'core')

/** Modules that are all rules, without a file of that name. */
const FOUNDATIONS = new Set(['money', 'time', 'text'])
const RULES = /\.(rules|machine)\.ts$/
const FOUNDATION_RULES = /^(?!index\.|.*\.(test|codec)\.).*\.ts$/

/** @returns the files of a module of the core whose mutants its tests have to notice, relative to the core */
export const judgedFiles = (module: string): string[] =>
  readdirSync(join(core, 'src', module))
    .filter((file) => (FOUNDATIONS.has(module) ? FOUNDATION_RULES : RULES).test(file))
    .map((file) => `src/${module}/${file}`)

/** Every module of the core that decides something. */
export const judgedModules = (): readonly string[] =>
  readdirSync(join(core, 'src')).filter((module) => judgedFiles(module).length > 0)
