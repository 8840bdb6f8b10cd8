import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

/** A line of the requirement register, of the quality tests, of the rules from faults or of the open points. */
export interface Requirement {
  readonly id: string
  readonly text: string
  /** The heading that it stands below. */
  readonly chapter: string
}

const ROW = /^\| (?<id>[RLFBSAIEDHPC]\d[\d.]*) \| (?<text>.*?) \|?$/gm

/** The numbered rows of a page. */
const rows = (file: string, prefix = ''): readonly Requirement[] =>
  readFileSync(join(root, 'docs', file), 'utf8')
    .split(/^#+ /m)
    .flatMap((section) => {
      const chapter = `${prefix}${section.split('\n')[0]?.trim()}`
      return [...section.matchAll(ROW)].map(({ groups: { id = '', text = '' } = {} }) => ({
        id,
        text: text.replaceAll(' | ', ' · '),
        chapter,
      }))
    })

/** Everything that a test title may name. */
export const register = (): readonly Requirement[] => [
  ...rows('requirements.md'),
  ...rows('quality-tests.md', 'Quality: '),
  ...rows('faults.md'),
  ...rows('decisions/open-points.md'),
]
