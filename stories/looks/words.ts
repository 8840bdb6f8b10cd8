import { isChinese } from '../../e2e/said.ts'

const HAN = /\p{Script=Han}+/gu

/**
 * The texts in what a story shows: names of goods and of people, what somebody wrote. What is told in both languages
 * counts in English alone, for in English the other may not appear; except on a page that shows both, e.g. to edit them.
 */
export const textsIn = (
  value: unknown,
  inBothLanguages = false,
  seen: Set<unknown> = new Set(),
): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const isTranslated = !inBothLanguages && 'zh' in value && 'en' in value
  return Object.entries(value)
    .filter(([key]) => !(isTranslated && key === 'zh'))
    .flatMap(([key, each]) => [
      ...(Array.isArray(value) ? [] : [key]),
      ...textsIn(each, inBothLanguages, seen),
    ])
}

/** @returns those lines of an English page whose Chinese is in nothing that the page was given to show */
export const chineseOfOurs = (lines: readonly string[], given: readonly string[]): readonly string[] =>
  lines.filter(
    (line) =>
      isChinese(line) && !(line.match(HAN) ?? []).every((run) => given.some((text) => text.includes(run))),
  )
