import { readdirSync } from 'node:fs'
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

const coreWithoutFloor = (base: string): readonly Breach[] =>
  folders(join(base, 'packages', 'core', 'src'))
    .filter((name) => !coreFloors.some((modules) => (modules as readonly string[]).includes(name)))
    .map((name) => ({
      rule: 'core-module-has-a-floor',
      from: `packages/core/src/${name}`,
      sentence: 'Give every module of the core its floor in tools/src/floors/plan.ts.',
    }))

const serverWithoutFloor = (base: string): readonly Breach[] =>
  folders(join(base, 'apps', 'server', 'src'))
    .filter((name) => ![...serverGround, ...serverFloors.flat()].some((known) => known === name))
    .map((name) => ({
      rule: 'server-module-has-a-floor',
      from: `apps/server/src/${name}`,
      sentence: 'Give every module of the server its floor in tools/src/floors/plan.ts.',
    }))

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
      ...coreWithoutFloor(base),
      ...serverWithoutFloor(base),
      ...unseen(base, output),
    ],
    files: files.length,
  }
}
