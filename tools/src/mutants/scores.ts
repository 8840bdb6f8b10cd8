import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { schema } from '@stryker-mutator/api/core'

/** Stryker's report, as far as a score needs it. */
export type Report = Pick<schema.MutationTestResult, 'files'>

/** A planted fault that no test noticed. */
export interface Survivor {
  readonly file: string
  /** What stood there; with the file, it names the survivor as long as the source keeps it. */
  readonly original: string
  readonly replacement: string
}

export interface Score {
  readonly killed: number
  readonly survivors: readonly Survivor[]
}

export type Scores = Readonly<Record<string, Score>>

const scoresFile = join(import.meta.dirname, 'scores.json')
export const readScores = (): Scores => JSON.parse(readFileSync(scoresFile, 'utf8'))

/** Puts the score of a module among those of the others, by name. */
export const writeScore = (module: string, score: Score): void => {
  const scores = Object.entries({ ...readScores(), [module]: score }).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(scoresFile, `${JSON.stringify(Object.fromEntries(scores), null, 2)}\n`)
}

/** What stands at a place of the source, in one line. */
const cut = (source: string, { start, end }: schema.Location): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const text = lines.join('\n')
  return text.slice(start.column - 1, text.lastIndexOf('\n') + end.column).replaceAll(/\s*\n\s*/g, ' ')
}

/** Killed by a failing test, by a test that never ends, or by a module that does not load any more. */
const KILLED: readonly schema.MutantStatus[] = ['Killed', 'Timeout', 'RuntimeError', 'CompileError']
const SURVIVED: readonly schema.MutantStatus[] = ['Survived', 'NoCoverage']

export const scoreOf = ({ files }: Report): Score => {
  const ended = (statuses: readonly schema.MutantStatus[]) =>
    Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => statuses.includes(status))
        .map(({ location, replacement = '' }) => ({ file, original: cut(source, location), replacement })),
    )
  return { killed: ended(KILLED).length, survivors: ended(SURVIVED) }
}

/** Killed, in percent of all; 100 where there was nothing to plant. */
export const percentOf = ({ killed, survivors }: Score): number =>
  100 - (100 * survivors.length) / (killed + survivors.length || 1)

/** At least so many percent of a module's mutants have to be noticed. */
export const FLOOR_PERCENT = 90

/**
 * The report of what a test noticed, and no more: that need not be planted again while the test and the place are the
 * same. All else is, for a new test may notice it; Stryker forgets that of faults that are planted as modules load.
 */
export const noticedIn = ({ files, ...report }: Report): Report => {
  const noticed = Object.entries(files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter(({ status }) => status === 'Killed') },
  ])
  return { ...report, files: Object.fromEntries(noticed) }
}

/** Why no test can or need notice a fault: by the file of the core, what stood there, or `what → what was planted`. */
const reasons: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8'),
)

export const reasonFor = ({ file, original, replacement }: Survivor): string | undefined =>
  Object.entries(reasons[file.slice('src/'.length, -'.ts'.length)] ?? {}).find(
    ([, planted]) => planted.includes(original) || planted.includes(`${original} → ${replacement}`),
  )?.[0]
