import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { OutputOf, Refusal } from '@compute-mall/core/http'
import {
  type GoodsHits,
  isUsableSynonym,
  type missEndpoints,
  readSearch,
  requestOf,
  type SearchRequest,
  type SearchSuggestions,
  type SearchType,
  SUGGESTED,
  type Synonym,
  type searchEndpoints,
  type synonymEndpoints,
  TOTAL_CAP,
  type taxonomyEndpoints,
  withKeyword,
} from '@compute-mall/core/search'
import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import { centersReader } from '../asset/index.ts'
import { shortCache } from '../platform/cache.ts'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { versionReader } from '../platform/versions.ts'
import { lexiconOf } from './search.lexicon.ts'
import { searchAssets } from './store/assets.ts'
import { corrected, readVocabulary, type Vocabulary, withDigits } from './store/correction.ts'
import { type Counts, countsOf } from './store/counts.ts'
import { criteriaOf, type Knowledge, wordsOf } from './store/criteria.ts'
import { readShops, searchGlobally } from './store/global.ts'
import { matchedSku } from './store/match.ts'
import { hitsReader, isReachable, type Page } from './store/read.ts'
import { INDEX_VERSION } from './store/refresh.ts'
import { readSynonyms } from './store/synonyms.ts'
import { readTaxonomy, taxonomyReader } from './store/taxonomy.ts'

/** What a user has bought of a goods item; purchase knows it. */
export type PurchaseInfoOf = (
  userId: string,
  goodsId: string,
) => Promise<E.Either<Refusal, OutputOf<typeof searchEndpoints.userPurchaseInfo>>>

type Found = Omit<GoodsHits, 'correctedWords'>

/** What many look at is read once in a moment; with the cards in it, a mark "sold out" is a second old at most. */
const PAGES = { milliseconds: SECOND_MS / 2, most: 200 } as const
/** What is counted, and which goods stand on a page, changes with the index, whose version is in the keys of both. */
const FOUND = { milliseconds: MINUTE_MS, most: 500 } as const
const WORDS = { milliseconds: 5 * MINUTE_MS, most: 1 } as const

const withWords = (request: SearchRequest, keyWords: string): SearchRequest => ({
  ...request,
  query: { ...request.query, keyWords },
})

/** A request for words only, in the same shop: whether anything is found by them at all. */
const wordsOnly = ({ query }: SearchRequest, keyWords: string): SearchRequest => ({
  query: { ...query, keyWords, pageNum: 1, pageSize: 1 },
  classify: undefined,
  sort: undefined,
  filter: undefined,
})

/** What the search knows: which words there are, what those of buyers mean, and how goods are put in order. */
interface Words extends Knowledge {
  readonly vocabulary: Vocabulary
}

/** Names a stored word that search cannot use in the log, once for each of its revisions. */
const unusableReporter = (log: Platform['log']) => {
  const reported = new Set<string>()
  return (synonyms: readonly Synonym[]): void => {
    for (const { synonymId, revision, term } of synonyms.filter((synonym) => !isUsableSynonym(synonym))) {
      const key = `${synonymId} ${revision}`
      if (reported.has(key)) continue
      reported.add(key)
      log.warn({ synonym: synonymId, term }, 'unusable search word ignored')
    }
  }
}

const readWords = async (db: Db, reportUnusable: (synonyms: readonly Synonym[]) => void): Promise<Words> => {
  const synonyms = await readSynonyms(db)
  reportUnusable(synonyms)
  const taxonomy = await readTaxonomy(db)
  return {
    taxonomy,
    vocabulary: await readVocabulary(
      db,
      taxonomy,
      synonyms.map(({ term }) => term),
    ),
    lexicon: lexiconOf(synonyms),
  }
}

/** The most words of a search of which each is looked up by itself. */
const MAX_DIVIDED = 10

/**
 * The longest of the words that find something together, by taking each in turn that leaves something to be found;
 * undefined where none or all of them do.
 */
const findableWords = async (
  words: readonly string[],
  finds: (words: string) => Promise<boolean>,
): Promise<string | undefined> => {
  if (words.length < 2 || words.length > MAX_DIVIDED) return undefined
  let found: readonly string[] = []
  for (const word of words) if (await finds([...found, word].join(' '))) found = [...found, word]
  return found.length === 0 || found.length === words.length ? undefined : found.join(' ')
}

/**
 * Searches; when the words find nothing, searches for what comes nearest to what is not offered, then for what may have
 * been meant, then without the words that are in the way, and says so if that finds anything.
 */
const correcting =
  (readWords: () => Promise<Words>) =>
  async <Hits extends { readonly total: number }>(
    request: SearchRequest,
    search: (request: SearchRequest, knowledge: Knowledge) => Promise<Hits>,
    finds: (request: SearchRequest, knowledge: Knowledge) => Promise<boolean> = async (one, knowledge) =>
      (await search(one, knowledge)).total > 0,
  ): Promise<E.Either<Refusal, Hits & { readonly correctedWords: string | null }>> => {
    if (!isReachable(request)) return E.left(refusals.beyondLastPage({ most: TOTAL_CAP }))
    const known = await readWords()
    const { vocabulary, lexicon } = known
    const hits = await search(request, known)
    const words = wordsOf(request)
    if (hits.total > 0 || words === undefined) return E.right({ ...hits, correctedWords: null })
    const meant = corrected(words, vocabulary)
    const others = [
      ...lexicon.read(words).instead,
      ...(meant === undefined ? [] : [meant, ...lexicon.read(meant).instead]),
    ]
    for (const other of others) {
      const better = await search(withWords(request, other), known)
      if (better.total > 0) return E.right({ ...better, correctedWords: other })
    }
    const findsWords = (some: string) => finds(wordsOnly(request, some), known)
    // Filters are to blame where the words find something by themselves.
    if (await findsWords(words)) return E.right({ ...hits, correctedWords: null })
    const rest = await findableWords(lexicon.divide(withDigits(words, vocabulary)), findsWords)
    return E.right(
      rest === undefined
        ? { ...hits, correctedWords: null }
        : { ...(await search(withWords(request, rest), known)), correctedWords: rest },
    )
  }

/** The calls that files of their own answer. */
type OperationName =
  | keyof typeof synonymEndpoints
  | keyof typeof taxonomyEndpoints
  | keyof typeof missEndpoints

export const searchHandlers = (
  { db, log }: Platform,
  purchaseInfoOf: PurchaseInfoOf,
): Handlers<Omit<typeof searchEndpoints, OperationName>> => {
  const pages = shortCache<Found>(PAGES)
  const counts = shortCache<Counts>(FOUND)
  const orders = shortCache<Page['places']>(FOUND)
  const words = shortCache<Words>(WORDS)
  const versionOf = versionReader(db)
  const reportUnusable = unusableReporter(log)
  const known = async () =>
    words.get(String(await versionOf(INDEX_VERSION)), () => readWords(db, reportUnusable))
  const taxonomy = taxonomyReader(db)
  const shownTrees = async () => (await taxonomy()).shown
  const correct = correcting(known)
  const centers = centersReader(db)
  const hits = hitsReader(db)

  const searchArea =
    (area: SearchType) =>
    async (request: SearchRequest, knowledge: Knowledge): Promise<Found> => {
      const criteria = criteriaOf(request, area, knowledge)
      const key = `${await versionOf(INDEX_VERSION)} ${criteria.key}`
      const { query, sort } = request
      const page = JSON.stringify([key, query.pageNum, query.pageSize, sort])
      return pages.get(page, async () => {
        const peeked = counts.peek(key)
        // A shop may feature others at any moment.
        const order = query.storeId === undefined ? orders.peek(page) : undefined
        if (peeked !== undefined && order !== undefined)
          return { ...(await peeked), records: await hits.cards(await order, request) }
        const read = hits.page(criteria, request, peeked === undefined ? 'facets' : 'nothing')
        const counted = counts.get(key, async () => countsOf((await read).counts, knowledge.taxonomy.all))
        const { places } = await read
        void orders.get(page, async () => places)
        return { ...(await counted), records: await hits.cards(places, request) }
      })
    }

  const areaFinds =
    (area: SearchType) =>
    async (request: SearchRequest, knowledge: Knowledge): Promise<boolean> =>
      (await hits.page(criteriaOf(request, area, knowledge), request, 'nothing')).places.length > 0
  const correctArea = (body: SearchRequest, area: SearchType) =>
    correct(body, searchArea(area), areaFinds(area))
  const searchGoods = ({ body }: { readonly body: SearchRequest }) =>
    correctArea(body, body.query.searchType ?? 'application')

  /** Reads names alone: nothing is counted for words that change with the next key. */
  const suggest = async (request: SearchRequest, knowledge: Knowledge) => {
    const shopRequest = { ...request, query: { ...request.query, pageSize: SUGGESTED.shops } }
    const [{ places }, shops] = await Promise.all([
      hits.page(criteriaOf(request, 'all', knowledge), request, 'nothing'),
      readShops(db, shopRequest),
    ])
    const goods = await hits.cards(places, request)
    return {
      total: goods.length + shops.records.length,
      goods: goods.map(({ goodsId, name }) => ({ id: goodsId, name })),
      shops: shops.records.map(({ shopId, shopName }) => ({ id: shopId, name: shopName })),
    }
  }
  const suggested = shortCache<E.Either<Refusal, SearchSuggestions>>(PAGES)

  return {
    suggestions: async ({ query: { keyWords } }) => {
      const words = keyWords.trim()
      const key = `${await versionOf(INDEX_VERSION)} ${words}`
      return suggested.get(key, async () => {
        if (words === '') return E.right({ goods: [], shops: [], correctedWords: null })
        const found = await correct(requestOf(withKeyword(readSearch([]), words), SUGGESTED.goods), suggest)
        if (E.isLeft(found)) return found
        const { total: _, ...suggestions } = found.right
        return E.right(suggestions)
      })
    },
    all: ({ body }) => correct(body, (request, knowledge) => searchGlobally(db, hits, request, knowledge)),
    resource: ({ body }) => correctArea(body, 'base'),
    goods: searchGoods,
    goodsFullText: searchGoods,
    aiNexus: async ({ body }, { user, now }) =>
      correct(body, async (request) =>
        searchAssets(db, request, { reader: user?.id ?? null, now, centers: await centers() }),
      ),
    shops: ({ body }) => correct(body, (request) => readShops(db, request)),
    storeGoods: async ({ body }) =>
      body.query.storeId === undefined
        ? E.left(refusals.invalidInput({ field: 'query.storeId' }))
        : correctArea(body, body.query.searchType ?? 'all'),
    category: async () => E.right((await shownTrees()).categories.application),
    categoryTree: async ({ query: { categoryModule } }) =>
      E.right((await shownTrees()).categories[categoryModule]),
    commonList: async () => E.right((await shownTrees()).filters),
    userPurchaseInfo: ({ params: { id } }, { user }) => purchaseInfoOf(user.id, id),
    specificationMatched: ({ query: { skuId, keyword } }) => matchedSku(db, skuId, keyword),
  }
}
