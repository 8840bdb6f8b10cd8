import { type Page, page } from './page.ts'
import type { Chapter, Requirement } from './register.ts'
import type { Title } from './titles.ts'

const linkTo = (file: string) => `[${file.split('/').at(-1)}](../${file})`

const proofs = (titles: readonly Title[]) =>
  [...new Set(titles.map(({ file }) => file))].map((file) => {
    const sentences = titles.filter((title) => title.file === file).map(({ sentence }) => sentence)
    return `- ${linkTo(file)}: ${[...new Set(sentences)].join('; ')}`
  })

const entry = ({ id, text }: Requirement, titles: readonly Title[]) => {
  const proving = titles.filter(({ ids }) => ids.includes(id))
  return [
    `### ${id}`,
    text,
    proving.length > 0 ? proofs(proving).join('\n') : '*No test names it yet.*',
  ].join('\n\n')
}

/** @returns the ids in test titles that no page of requirements knows */
export const unknownIds = (chapters: readonly Chapter[], titles: readonly Title[]): readonly string[] => {
  const known = new Set(chapters.flatMap(({ requirements }) => requirements.map(({ id }) => id)))
  return titles.flatMap(({ ids, file }) => ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`))
}

/** From each requirement to the tests that prove it. */
export const specMap = (chapters: readonly Chapter[], titles: readonly Title[]): Page => {
  const named = new Set(titles.flatMap(({ ids }) => ids))
  const all = chapters.flatMap(({ requirements }) => requirements)
  const proven = all.filter(({ id }) => named.has(id)).length
  return page(
    'spec-map.md',
    'Spec map',
    'From each requirement to its proof. A test names what it proves in its title: `[R5.10] blocks a member who buys basic resources`.',
    `${proven} of ${all.length} are named by a test.`,
    ...chapters.map(({ title, requirements }) =>
      [`## ${title}`, ...requirements.map((requirement) => entry(requirement, titles))].join('\n\n'),
    ),
  )
}
