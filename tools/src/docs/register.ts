import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

/** A line of the requirement register, of the quality tests, of the rules from faults or of the open points. */
export interface Requirement {
  readonly id: string
  readonly text: string
}

export interface Chapter {
  readonly title: string
  readonly requirements: readonly Requirement[]
}

const ROW = /^\| (?<id>[RLFBSAIEDHPC]\d[\d.]*) \| (?<text>.*?) \|?$/

const rows = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const { id, text } = ROW.exec(line)?.groups ?? {}
    return id && text ? [{ id, text: text.replaceAll(' | ', ' · ') }] : []
  })

/** The chapters of a page: its headings with the numbered rows below each. */
const chapters = (file: string, prefix: string): readonly Chapter[] =>
  readFileSync(join(root, 'docs', file), 'utf8')
    .split(/^#+ /m)
    .map((section) => section.split('\n'))
    .map(([title = '', ...lines]) => ({ title: `${prefix}${title.trim()}`, requirements: rows(lines) }))
    .filter(({ requirements }) => requirements.length > 0)

/** Everything that a test title may name. */
export const register = (): readonly Chapter[] => [
  ...chapters('requirements.md', ''),
  ...chapters('quality-tests.md', 'Quality: '),
  ...chapters('faults.md', ''),
  ...chapters('decisions/open-points.md', ''),
]
