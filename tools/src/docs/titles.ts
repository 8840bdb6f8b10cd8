import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

/** A test title that names what it proves. */
export interface Title {
  readonly ids: readonly string[]
  readonly sentence: string
  /** Relative to the checkout. */
  readonly file: string
}

/** Tools prove nothing of the product, and their tests quote titles. */
const TEST_FILES = '{packages,apps,stories,e2e}/**/*.{test,spec,e2e,stories}.{ts,tsx}'
const TITLE =
  /(?<quote>['"`])(?<ids>(?:\[[A-Z]\d[\w., ]*\] ?)+)(?<sentence>(?:\\.|(?!\k<quote>).)+)\k<quote>/g

const ID = /[RLFBSAIEDHPC]\d[\d.]*/g
/** What a title proves besides: `… (D3)` or `… (D5, D18)`. */
const ASIDE = /\((?:[RLFBSAIEDHPC]\d[\d.]*(?:, )?)+\)/g

const idsIn = (ids: string, sentence: string): readonly string[] => {
  const asides = (sentence.match(ASIDE) ?? []).join(' ')
  return [...new Set(`${ids} ${asides}`.match(ID) ?? [])]
}

/**
 * @returns the titles in one test file's source that begin with `[R5.10]`, `[R5.10, D21]`, `[R5.10] [D21]` or
 *   `[R5.10][D21]`; a journey's `[J18]` may stand among them
 */
export const titlesIn = (source: string, file: string): readonly Title[] =>
  [...source.matchAll(TITLE)].map(({ groups: { ids = '', sentence = '' } = {} }) => ({
    ids: idsIn(ids, sentence),
    sentence: sentence.replaceAll(/\\(.)/g, '$1'),
    file,
  }))

export const titles = (): readonly Title[] =>
  globSync(TEST_FILES, { cwd: root, exclude: ['**/node_modules', '**/dist'] })
    .sort()
    .flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8'), file))
