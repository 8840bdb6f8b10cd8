import type * as t from 'io-ts'
import { decode, fieldsOf, isId, shapeOf } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { encodeForm, given, type Parameters } from '../http/index.ts'
import type { List, QueryOf } from './list.codec.ts'

/** What the address of a list says: its query, and which saved view it began from. */
export interface ListAddress<L extends List> {
  readonly query: QueryOf<L>
  /** The id of a saved view, or null. */
  readonly view: string | null
}

const fits = (codec: t.Mixed, text: string): boolean => E.isRight(decode(codec)(text))

const fittingTexts = (codec: t.Mixed, texts: readonly string[]): string | readonly string[] | undefined => {
  const shape = shapeOf(codec)
  if (shape.kind === 'repeated') return texts.filter((text) => fits(shape.item, text)).slice(0, shape.most)
  return texts.find((text) => fits(codec, text))
}

/** Reads an address. What it says wrongly is passed over, so that a damaged address still shows a list. */
export const readList = <L extends List>(
  list: L,
  address: Iterable<readonly [name: string, text: string]>,
): ListAddress<L> => {
  const pairs = [...address]
  const textsOf = (name: string) => pairs.filter(([key]) => key === name).map(([, text]) => text)
  const fields = Object.entries(fieldsOf(list.query)).map(
    ([name, codec]) => [name, fittingTexts(codec, textsOf(name))] as const,
  )
  const query = decode(list.query)(Object.fromEntries(fields))
  if (E.isLeft(query)) throw new Error(`list: the filter ${query.left[0]?.path} must accept an absent value`)
  const [view = ''] = textsOf('view')
  return { query: query.right, view: isId(view) ? view : null }
}

/** Writes the address of a list: the same list always gives the same text, and defaults are left out. */
export const writeList = <L extends List>(list: L, { query, view }: ListAddress<L>): Parameters => {
  const texts = encodeForm(list.query.encode(query)).filter(
    ([name, text]) => text !== '' && !(name === 'sort' && text === list.sorts[0]),
  )
  return [...texts, ...given('view', view ?? '')]
}

const PLACE = ['cursor', 'limit']

/** What a saved view keeps of what a list is asked: its filters and sort, without the place in it. */
export const writeView = <L extends List>(list: L, query: QueryOf<L>): Parameters =>
  writeList(list, { query, view: null }).filter(([name]) => !PLACE.includes(name))

/** Whether anything is filtered; tells "nothing matches" from "nothing yet". */
export const isFiltered = <L extends List>(list: L, query: QueryOf<L>): boolean =>
  encodeForm(list.query.encode(query)).some(
    ([name, text]) => Object.hasOwn(list.filters, name) && text !== '',
  )

/** The query with other filters, sort or limit, from its first page: a place holds for the list it was made for alone. */
export const changeQuery = <L extends List>(
  query: QueryOf<L>,
  changes: Partial<Omit<QueryOf<L>, 'cursor'>>,
): QueryOf<L> => ({ ...query, ...changes, cursor: undefined })

/** The query with nothing filtered; sort and limit stay. */
export const clearFilters = <L extends List>(list: L, { sort, limit }: QueryOf<L>): QueryOf<L> => ({
  ...readList(list, []).query,
  sort,
  limit,
})
