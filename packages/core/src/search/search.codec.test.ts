import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E, pipe } from '../fp/index.ts'
import { decodeForm, encodeForm } from '../http/index.ts'
import { Category, FilterValues, GlobalHits, GoodsHits, SearchRequest } from './search.codec.ts'
import * as fixtures from './search.fixtures.ts'

describe('a search request', () => {
  it('[R7.01] travels as a form with dotted names and repeated codes', () => {
    const asked: SearchRequest = {
      ...fixtures.request('A800'),
      classify: { common: ['heterogeneous', 'heteroGpu'], industry: [] },
      sort: { sort: 'basePrice', sortBy: 'asc' },
      filter: {
        ...fixtures.noFilter,
        region: ['east', 'south'],
        other: ['trial'],
        lowPrice: '0.5',
        inStock: true,
      },
    }
    const form = encodeForm(SearchRequest.encode(asked))
    expect(form).toEqual([
      ['query.keyWords', 'A800'],
      ['query.pageNum', '1'],
      ['query.pageSize', '120'],
      ['classify.common', 'heterogeneous'],
      ['classify.common', 'heteroGpu'],
      ['sort.sort', 'basePrice'],
      ['sort.sortBy', 'asc'],
      ['filter.region', 'east'],
      ['filter.region', 'south'],
      ['filter.other', 'trial'],
      ['filter.lowPrice', '0.5'],
      ['filter.inStock', 'true'],
    ])
    expect(pipe(decodeForm(form), decode(SearchRequest))).toEqual(E.right(asked))
  })

  it.each([
    ['a page before the first', { pageNum: '0', pageSize: '10' }, {}, 'query.pageNum'],
    ['a page of more than 120', { pageNum: '1', pageSize: '121' }, {}, 'query.pageSize'],
    ['a page in exponent form', { pageNum: '1e3', pageSize: '10' }, {}, 'query.pageNum'],
    [
      'a code with a quote',
      { pageNum: '1', pageSize: '10' },
      { filter: { region: "east'" } },
      'filter.region.0',
    ],
    ['a negative price', { pageNum: '1', pageSize: '10' }, { filter: { lowPrice: '-1' } }, 'filter.lowPrice'],
    ['a switch half on', { pageNum: '1', pageSize: '10' }, { filter: { inStock: '1' } }, 'filter.inStock'],
    ['an unknown sort', { pageNum: '1', pageSize: '10' }, { sort: { sort: 'random()' } }, 'sort.sort'],
  ])('[R3.01] with %s is refused by name', (_, query, more, path) => {
    const result = decode(SearchRequest)({ query, ...more })
    expect(E.isLeft(result) && result.left[0]?.path).toBe(path)
  })
})

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    for (const sample of [fixtures.hits, fixtures.noHits, fixtures.correctedHits])
      expect(decode(GoodsHits)(sample)).toEqual(E.right(sample))
    expect(decode(GlobalHits)(fixtures.globalHits)).toEqual(E.right(fixtures.globalHits))
    expect(decode(t.readonlyArray(Category))(fixtures.categories)).toEqual(E.right(fixtures.categories))
    expect(decode(t.readonlyArray(FilterValues))(fixtures.filterValues)).toEqual(
      E.right(fixtures.filterValues),
    )
  })
})
