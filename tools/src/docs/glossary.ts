import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'
import { codesIn } from './page.ts'

/** @returns the identifiers in the last column of the glossary's tables */
export const identifiersIn = (glossary: string): readonly string[] =>
  [...glossary.matchAll(/^\|.*\|([^|]*)\|$/gm)].flatMap(([, last = '']) => codesIn(last))

const wordsOfSources = (): ReadonlySet<string> => {
  const sources = globSync('{packages,apps,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
  return new Set(sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\w+/g) ?? []))
}

/** @returns the words of the glossary that no source uses any more */
export const forgottenWords = (): readonly string[] => {
  const used = wordsOfSources()
  const glossary = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')
  return identifiersIn(glossary).filter((name) => !used.has(name))
}
