import { E } from '../fp/index.ts'
import type { Refusal } from '../http/index.ts'
import type { Agreement } from './site.codec.ts'
import { siteRefusals } from './site.errors.ts'

interface Chapter {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

const HEADING = '# '

/**
 * The chapters of a text: a line that begins with `# ` is a heading, an empty line ends a paragraph, other line ends
 * are blanks.
 * @example
 * import { chaptersOf } from '@compute-mall/core/site'
 *
 * chaptersOf('# 1. Scope\nFirst.\n\nSecond.') // → [{ heading: '1. Scope', paragraphs: ['First.', 'Second.'] }]
 */
export const chaptersOf = (text: string): readonly Chapter[] => {
  const chapters: { heading: string; paragraphs: string[] }[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const last = chapters.at(-1)
    if (`${line} `.startsWith(HEADING)) {
      chapters.push({ heading: line.slice(HEADING.length).trim(), paragraphs: [] })
      isOpen = false
    } else if (line === '') isOpen = false
    else if (last === undefined) chapters.push({ heading: '', paragraphs: [line] })
    else if (isOpen) last.paragraphs.push(`${last.paragraphs.pop() ?? ''} ${line}`)
    else last.paragraphs.push(line)
    if (line !== '' && !`${line} `.startsWith(HEADING)) isOpen = true
  }
  return chapters
}

/** The text of which these chapters are read again. */
export const textOf = (sections: Agreement['sections'], language: 'zh' | 'en'): string =>
  sections
    .map(({ heading, paragraphs }) =>
      [`${HEADING}${heading[language]}`, ...paragraphs.map((paragraph) => paragraph[language])].join('\n\n'),
    )
    .join('\n\n')

/**
 * Both languages as the chapters of one document. Refusals: DOCUMENT10003 without a chapter, and where a chapter has no
 * heading or no text, or differs between the languages; it names the first such chapter.
 */
export const sectionsOf = (textZh: string, textEn: string): E.Either<Refusal, Agreement['sections']> => {
  const zh = chaptersOf(textZh)
  const en = chaptersOf(textEn)
  const count = Math.max(zh.length, en.length, 1)
  const wrong = Array.from({ length: count }, (_, index) => index).find((index) => {
    const [one, other] = [zh[index], en[index]]
    return (
      one === undefined ||
      other === undefined ||
      one.heading === '' ||
      other.heading === '' ||
      one.paragraphs.length === 0 ||
      one.paragraphs.length !== other.paragraphs.length
    )
  })
  if (wrong !== undefined) return E.left(siteRefusals.chaptersDiffer({ chapter: wrong + 1 }))
  return E.right(
    zh.map(({ heading, paragraphs }, index) => ({
      heading: { zh: heading, en: en[index]?.heading ?? heading },
      paragraphs: paragraphs.map((paragraph, at) => ({
        zh: paragraph,
        en: en[index]?.paragraphs[at] ?? paragraph,
      })),
    })),
  )
}
