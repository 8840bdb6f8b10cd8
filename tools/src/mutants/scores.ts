import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

interface Place {
  readonly line: number
  readonly column: number
}

/** Stryker's report, as far as a score needs it. */
export interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly mutatorName: string
          readonly replacement?: string
          readonly status: string
          readonly location: { readonly start: Place; readonly end: Place }
        }[]
      }
    >
  >
}

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

export const scoresFile = join(root, 'tools', 'src', 'mutants', 'scores.json')
export const readScores = (): Scores => JSON.parse(readFileSync(scoresFile, 'utf8'))

/** Killed by a failing test, by a test that never ends, or by a module that does not load any more. */
const KILLED = new Set(['Killed', 'Timeout', 'RuntimeError', 'CompileError'])
const SURVIVED = new Set(['Survived', 'NoCoverage'])

const between = (source: string, start: Place, end: Place) => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .map((line) => line.trim())
    .join(' ')
}

export const scoreOf = ({ files }: Report): Score => {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  )
  return {
    killed: mutants.filter(({ status }) => KILLED.has(status)).length,
    survivors: mutants
      .filter(({ status }) => SURVIVED.has(status))
      .map(({ file, source, location, replacement = '' }) => ({
        file,
        original: between(source, location.start, location.end),
        replacement,
      })),
  }
}

/**
 * The report of what a test noticed, and no more: that need not be planted again while the test and the place are the
 * same. All else is, for a new test may notice it.
 */
export const noticedIn = (report: Report): Report => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter(({ status }) => status === 'Killed') },
    ]),
  ),
})

/** Killed, in percent of all; 100 where there was nothing to plant. */
export const percentOf = ({ killed, survivors }: Score): number =>
  killed + survivors.length === 0 ? 100 : (100 * killed) / (killed + survivors.length)

/** At least so many percent of a module's mutants have to be noticed. */
export const FLOOR_PERCENT = 90
