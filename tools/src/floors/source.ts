import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach } from './cruise.ts'

/** What may not stand in the source of some files, line by line; comments are not looked at. */
interface SourceRule {
  readonly rule: string
  readonly sentence: string
  readonly files: RegExp
  readonly not?: RegExp
  readonly pattern: RegExp
}

/** What no import tells, and the linter does not know. */
export const sourceRules: readonly SourceRule[] = [
  {
    rule: 'index-exports-by-name',
    sentence: 'An index of the core exports by name: `export *` tells nobody what others may use.',
    files: /^packages\/core\/src\/[^/]+\/index\.ts$/,
    pattern: /^export \* from/,
  },
  {
    rule: 'refusals-by-name',
    sentence:
      'A refusal is written by its name, `cartRefusals.cartFull`; the number stands in the errors file.',
    files: /^(packages|apps|stories)\/.+\.tsx?$/,
    not: /errors\.ts$|\.(test|testing|gallery)\.tsx?$/,
    pattern: /'[A-Z]{3,9}\d{5}'/,
  },
  {
    rule: 'frames-by-name',
    sentence: 'A frame of chat is written by its name, `FRAME.send`; the number stands at its codec.',
    files: /^(packages|apps|stories|e2e)\/.+\.tsx?$/,
    not: /chat\.codec\.ts$|\.(codec|spec|actors)\.test\.ts$/,
    pattern: /operateType(:| [!=]==) \d/,
  },
  {
    rule: 'global-styles-in-the-theme',
    sentence:
      'A rule about elements stands in the theme; elsewhere an element has a style of its own, or a variable that its place sets.',
    files: /^(packages|apps|stories)\/.+\.css\.ts$/,
    not: /^packages\/ui\/src\/theme\//,
    pattern: /\bglobalStyle\b/,
  },
]

/** Code without its comments, line by line. */
export const codeLines = (source: string): readonly string[] =>
  source.split('\n').map((line) => (/^\s*(\/?\*|\/\/)/.test(line) ? '' : line))

/** @param files paths within the checkout */
export const checkSource = (base: string, files: readonly string[]): readonly Breach[] =>
  files.flatMap((from) => {
    const rules = sourceRules.filter(({ files: where, not }) => where.test(from) && not?.test(from) !== true)
    if (rules.length === 0) return []
    const lines = codeLines(readFileSync(join(base, from), 'utf8'))
    return rules
      .filter(({ pattern }) => lines.some((line) => pattern.test(line)))
      .map(({ rule, sentence }) => ({ rule, from, sentence }))
  })
