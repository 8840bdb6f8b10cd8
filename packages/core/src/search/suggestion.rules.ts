import type { Words } from '../codec/index.ts'
import type { NamedGoods } from '../goods/index.ts'
import type { SearchSuggestions } from './search.codec.ts'
import { SUGGESTED } from './search.rules.ts'

/** Milliseconds without a key after which suggestions are asked for. */
export const SUGGEST_AFTER_MS = 200

const HAN = /\p{Script=Han}/u

/** Whether so little typed text says enough to suggest something: a Chinese character, or two of anything else. */
export const isSuggestible = (typed: string): boolean => {
  const text = typed.trim()
  return HAN.test(text) || text.length >= 2
}

/** What is offered below a search box. */
export type Suggestion =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'goods' | 'shop' | 'recent' | 'favourite'; readonly id: string; readonly name: Words }
  | { readonly kind: 'help'; readonly id: string; readonly name: Words }

/** A page of help or service that a search leads to. */
export interface HelpTopic {
  /** Its address. */
  readonly id: string
  readonly name: Words
  /** Other words by which people look for it. */
  readonly keywords: readonly string[]
}

const compared = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The topics that a search may be about: whose name or keyword contains the typed words, or is contained in them. */
export const topicsFor = (typed: string, topics: readonly HelpTopic[]): readonly HelpTopic[] => {
  const text = compared(typed).trim()
  if (!isSuggestible(text)) return []
  return topics
    .filter(({ name, keywords }) =>
      [name.zh, name.en, ...keywords]
        .map(compared)
        .some((word) => word.includes(text) || (word.length > 1 && text.includes(word))),
    )
    .slice(0, SUGGESTED.topics)
}

/** Topics as they are offered below a search box. */
export const suggestedTopics = (topics: readonly HelpTopic[]): readonly Suggestion[] =>
  topics.map(({ id, name }) => ({ kind: 'help', id, name }))

const named = (kind: 'goods' | 'shop' | 'recent' | 'favourite', list: readonly NamedGoods[]) =>
  list.map(({ id, name }): Suggestion => ({ kind, id, name }))

/** What fits the words: those that were meant, then goods, then shops. */
export const suggestionsOf = ({ goods, shops, correctedWords }: SearchSuggestions): readonly Suggestion[] => [
  ...(correctedWords === null ? [] : [{ kind: 'words', words: correctedWords } as const]),
  ...named('goods', goods),
  ...named('shop', shops),
]

/** What is offered before anything is typed: favourites, then what was looked at last and is no favourite. */
export const startingSuggestions = (
  recent: readonly NamedGoods[],
  favourites: readonly NamedGoods[],
): readonly Suggestion[] => {
  const marked = new Set(favourites.map(({ id }) => id))
  return [
    ...named('favourite', favourites.slice(0, SUGGESTED.favourites)),
    ...named('recent', recent.filter(({ id }) => !marked.has(id)).slice(0, SUGGESTED.recent)),
  ]
}

/** Which one is chosen after an arrow key; behind the last one is the field itself, `null`. */
export const movedTo = (active: number | null, step: 1 | -1, count: number): number | null => {
  if (count === 0) return null
  if (active === null) return step === 1 ? 0 : count - 1
  const next = active + step
  return next < 0 || next >= count ? null : next
}

/** Goods that were looked at, with these in front: each once, the latest first. */
export const withRecent = (recent: readonly NamedGoods[], seen: NamedGoods): readonly NamedGoods[] =>
  [seen, ...recent.filter(({ id }) => id !== seen.id)].slice(0, SUGGESTED.kept)
