import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

const SOURCE = /\.tsx?$/
const MADE = /(^|\/)(node_modules|dist)\//

/** @returns the identifiers in the last column of the glossary's tables */
export const identifiersIn = (glossary: string): readonly string[] =>
  [...glossary.matchAll(/^\|.*\|(?<last>[^|]*)\|$/gm)].flatMap(({ groups }) =>
    [...(groups?.last ?? '').matchAll(/`(?<name>\w+)`/g)].flatMap((match) => match.groups?.name ?? []),
  )

const wordsOfSources = () => {
  const words = new Set<string>()
  for (const room of ['packages', 'apps', 'tools']) {
    for (const path of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!SOURCE.test(path) || MADE.test(path)) continue
      for (const word of readFileSync(join(root, room, path), 'utf8').match(/\w+/g) ?? []) words.add(word)
    }
  }
  return words
}

/** @returns the words of the glossary that no source uses any more */
export const forgottenWords = (): readonly string[] => {
  const used = wordsOfSources()
  const glossary = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')
  return identifiersIn(glossary).filter((name) => !used.has(name))
}
