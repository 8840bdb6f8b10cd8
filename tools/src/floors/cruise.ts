import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { checkAddresses } from './addresses.ts'
import { coreFloors, serverFloors, serverGround } from './plan.ts'
import { floorRules } from './rules.ts'
import { checkSource } from './source.ts'

/** Where source lies. */
const ROOMS = ['packages', 'apps', 'stories', 'e2e', 'tools']

/** What is made, not written. A package whose own files lie in `dist` is none of it. */
const MADE =
  '^(?!.*node_modules/).*/(dist|\\.cache|\\.data|coverage|test-results|playwright-report|storybook-static)/'
const isWritten = (path: string) => !path.includes('node_modules/') && !new RegExp(MADE).test(path)

/** A broken rule of the floor plan, ready to be read. */
export interface Breach {
  readonly rule: string
  /** The file that breaks it. */
  readonly from: string
  readonly sentence: string
}

const sourceFiles = (base: string): readonly string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(base, room), { recursive: true, encoding: 'utf8' })
      .map((path) => `${room}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && isWritten(path)),
  )

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const withoutFloor = (
  base: string,
  module: 'core' | 'server',
  known: readonly string[],
): readonly Breach[] => {
  const room = module === 'core' ? 'packages/core/src' : 'apps/server/src'
  return folders(join(base, room))
    .filter((name) => !known.includes(name))
    .map((name) => ({
      rule: `${module}-module-has-a-floor`,
      from: `${room}/${name}`,
      sentence: `Give every module of the ${module} its floor in tools/src/floors/plan.ts.`,
    }))
}

/** A cruiser that skips files finds no fault in them: every source file must have been seen. */
const unseen = (base: string, { modules }: ICruiseResult): readonly Breach[] => {
  const seen = new Set(modules.map(({ source }) => source))
  return sourceFiles(base)
    .filter((file) => !seen.has(file))
    .map((file) => ({
      rule: 'every-file-is-seen',
      from: file,
      sentence: 'The check did not read this file, so it proves nothing about it.',
    }))
}

/** The most that the apparatus may have of the lines of the product (docs/decisions/0038). */
const MAX_TOOLS_SHARE = 0.035
const TESTS = /\.(test|fixtures)\.|\/testing[/.]/

const linesOf = (base: string, room: string): number =>
  readdirSync(join(base, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((path) => /\/src\/.*\.(tsx?|mjs)$/.test(path) && isWritten(path) && !TESTS.test(path))
    .reduce((sum, path) => sum + readFileSync(join(base, path), 'utf8').split('\n').length - 1, 0)

/** Before a tool is written, one is looked for that thousands use already. */
const tooManyTools = (base: string): readonly Breach[] => {
  const [tools, product] = [linesOf(base, 'tools'), linesOf(base, 'packages') + linesOf(base, 'apps')]
  if (tools <= MAX_TOOLS_SHARE * product) return []
  const sentence = `${tools} lines of tools are more than ${100 * MAX_TOOLS_SHARE} % of the ${product} lines of the product. Take a kept library, or leave away what nobody runs.`
  return [{ rule: 'tools-stay-small', from: 'tools/src', sentence }]
}

const sentenceOf = (name: string) => floorRules.find((rule) => rule.name === name)?.comment ?? ''

/**
 * Checks the floor plan.
 * @param base a checkout
 * @returns every breach, and how many files were read
 */
export const checkFloors = async (
  base: string,
): Promise<{ readonly breaches: readonly Breach[]; readonly files: number }> => {
  const { output } = await cruise(
    ROOMS,
    {
      baseDir: base,
      ruleSet: { forbidden: [...floorRules] },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: MADE },
      tsPreCompilationDeps: true,
      detectProcessBuiltinModuleCalls: true,
      skipAnalysisNotInRules: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['@compute-mall/source', 'import', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      },
    },
    {},
  )
  if (typeof output === 'string') throw new Error(output)
  const files = sourceFiles(base)
  const broken = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    sentence: `imports ${to}. ${sentenceOf(rule.name)}`,
  }))
  return {
    breaches: [
      ...checkSource(base, files),
      ...checkAddresses(base, files),
      ...broken,
      ...withoutFloor(base, 'core', coreFloors.flat()),
      ...withoutFloor(base, 'server', [...serverGround, ...serverFloors.flat()]),
      ...unseen(base, output),
      ...tooManyTools(base),
    ],
    files: files.length,
  }
}
