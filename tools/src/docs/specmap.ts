import { type Page, page } from './page.ts'
import type { Chapter, Requirement } from './register.ts'
import type { Title } from './titles.ts'

const linkTo = (file: string) => `[${file.split('/').at(-1)}](../${file})`

const proofs = (titles: readonly Title[]) =>
  [...new Set(titles.map(({ file }) => file))].map((file) => {
    const sentences = titles.filter((title) => title.file === file).map(({ sentence }) => sentence)
    return `- ${linkTo(file)}: ${[...new Set(sentences)].join('; ')}`
  })

/** A journey on the built product, in a real browser. */
const isSeen = ({ file }: Title): boolean => file.startsWith('e2e/')

const entry = ({ id, text }: Requirement, titles: readonly Title[]) => {
  const proving = titles.filter(({ ids }) => ids.includes(id))
  const [seen, tested] = [proving.filter(isSeen), proving.filter((title) => !isSeen(title))]
  return [
    `### ${id}`,
    text,
    ...(tested.length > 0 ? [proofs(tested).join('\n')] : []),
    ...(seen.length > 0 ? ['Seen in a browser:', proofs(seen).join('\n')] : []),
    ...(proving.length > 0 ? [] : ['*No test names it yet.*']),
  ].join('\n\n')
}

/** @returns the ids in test titles that no page of requirements knows */
export const unknownIds = (chapters: readonly Chapter[], titles: readonly Title[]): readonly string[] => {
  const known = new Set(chapters.flatMap(({ requirements }) => requirements.map(({ id }) => id)))
  return titles.flatMap(({ ids, file }) => ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`))
}

/** From each requirement to the tests that prove it. */
export const specMap = (chapters: readonly Chapter[], titles: readonly Title[]): Page => {
  const all = chapters.flatMap(({ requirements }) => requirements)
  const countIn = (some: readonly Title[]) => {
    const named = new Set(some.flatMap(({ ids }) => ids))
    return all.filter(({ id }) => named.has(id)).length
  }
  return page(
    'spec-map.md',
    'Spec map',
    'From each requirement to its proof. A test names what it proves in its title: `[R5.10] blocks a member who buys basic resources`.',
    `${countIn(titles)} of ${all.length} are named by a test; ${countIn(titles.filter(isSeen))} are seen in a browser, by a journey on the built product.`,
    ...chapters.map(({ title, requirements }) =>
      [`## ${title}`, ...requirements.map((requirement) => entry(requirement, titles))].join('\n\n'),
    ),
  )
}
