import { type Page, page } from './page.ts'
import type { Requirement } from './register.ts'
import type { Title } from './titles.ts'

const linkTo = (file: string) => `[${file.split('/').at(-1)}](../${file})`

const proofs = (titles: readonly Title[]) =>
  [...Map.groupBy(titles, ({ file }) => file)].map(([file, some]) => {
    const sentences = new Set(some.map(({ sentence }) => sentence))
    return `- ${linkTo(file)}: ${[...sentences].join('; ')}`
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
export const unknownIds = (known: readonly Requirement[], titles: readonly Title[]): readonly string[] => {
  const ids = new Set(known.map(({ id }) => id))
  return titles.flatMap((title) =>
    title.ids.filter((id) => !ids.has(id)).map((id) => `${id} in ${title.file}`),
  )
}

/** From every requirement to the tests that prove it. */
export const specMap = (known: readonly Requirement[], titles: readonly Title[]): Page => {
  const countIn = (some: readonly Title[]) => {
    const named = new Set(some.flatMap(({ ids }) => ids))
    return known.filter(({ id }) => named.has(id)).length
  }
  const chapters = Map.groupBy(known, ({ chapter }) => chapter)
  return page(
    'spec-map.md',
    'Spec map',
    'From each requirement to its proof. A test names what it proves in its title: `[R5.10] blocks a member who buys basic resources`.',
    `${countIn(titles)} of ${known.length} are named by a test; ${countIn(titles.filter(isSeen))} are seen in a browser, by a journey on the built product.`,
    ...[...chapters].flatMap(([title, requirements]) => [
      `## ${title}`,
      ...requirements.map((requirement) => entry(requirement, titles)),
    ]),
  )
}
