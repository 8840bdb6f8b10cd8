import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { decodeForm, encodeForm, queryText } from '../http/index.ts'
import {
  keywordOf,
  NO_FILTER,
  perGroup,
  readSearch,
  readSpaceSearch,
  requestOf,
  type Search,
  SearchRequest,
  searchOf,
  sortDirections,
  sorts,
  usualDirection,
  writeSearch,
  writeSpaceSearch,
} from './index.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

const code = fc.stringMatching(/^[\w.*×-]{1,12}$/)
const codes = fc.uniqueArray(code, { maxLength: 6 })
const price = fc.oneof(fc.constant(''), fc.stringMatching(/^\d{1,9}(\.\d{1,4})?$/))
const order = fc
  .tuple(fc.constantFrom(...sorts), fc.constantFrom(...sortDirections))
  .map(([sort, sortBy]) => ({ sort, sortBy: sort === 'default' ? usualDirection(sort) : sortBy }))

/** Any search that a page can show. */
const search: fc.Arbitrary<Search> = fc
  .record({
    keyword: fc.string({ unit: 'binary', maxLength: 120 }).map(keywordOf),
    shop: fc.oneof(fc.constant(''), fc.stringMatching(/^[\w-]{1,12}$/)),
    common: fc.array(code, { maxLength: 5 }),
    industry: fc.array(code, { maxLength: 5 }),
    filter: fc.record(perGroup(() => codes)),
    lowPrice: price,
    highPrice: price,
    inStock: fc.boolean(),
    order,
    pageNum: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ order, ...rest }) => ({ ...rest, ...order }))

describe('the address of a search', () => {
  it('[R2.10] opens the same search when it is copied, whatever the search', () => {
    fc.assert(
      fc.property(search, (s) => {
        expect(read(queryText(writeSearch(s)))).toEqual(s)
      }),
    )
  })

  it('[R2.10] asks the server for what the address says, and the request says the same address', () => {
    fc.assert(
      fc.property(search, (s) => {
        expect(searchOf(requestOf(s, 120))).toEqual(s)
      }),
    )
  })

  it('[R2.10] always makes a request that the server can read', () => {
    fc.assert(
      fc.property(search, (s) => {
        const sent = decodeForm(encodeForm(SearchRequest.encode(requestOf(s, 120))))
        const received = decode(SearchRequest)(sent)
        expect(E.isRight(received) && searchOf(received.right)).toEqual(s)
      }),
    )
  })

  it('[R2.10] reads every address without failing, and writes what it understood', () => {
    const names = fc.constantFrom(
      'keyword',
      'common1',
      'common2',
      'industry1',
      'region',
      'spec',
      'sort',
      'sortBy',
      'lowPrice',
      'inStock',
      'pageNum',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
        const understood = readSearch(pairs)
        expect(read(queryText(writeSearch(understood)))).toEqual(understood)
      }),
    )
  })

  it('[R2.10] understands every parameter by its name', () => {
    const query =
      '?keyword=8%20%E5%8D%A1&shop=1017&common1=heterogeneous&common2=gpu&industry1=life&resource=gpu&region=east' +
      '&region=north&spec=A800&payMode=MONTH&delivery=queue&other=trial&lowPrice=100&highPrice=5000.5' +
      '&inStock=true&sort=basePrice&sortBy=desc&pageNum=3'
    expect(read(query)).toEqual({
      keyword: '8 卡',
      shop: '1017',
      common: ['heterogeneous', 'gpu'],
      industry: ['life'],
      filter: {
        ...NO_FILTER,
        resource: ['gpu'],
        region: ['east', 'north'],
        spec: ['A800'],
        payMode: ['MONTH'],
        delivery: ['queue'],
        other: ['trial'],
      },
      lowPrice: '100',
      highPrice: '5000.5',
      inStock: true,
      sort: 'basePrice',
      sortBy: 'desc',
      pageNum: 3,
    })
    expect(queryText(writeSearch(read(query)))).toBe(query)
  })

  it('[R2.10] leaves out of the address what nobody chose', () => {
    expect(queryText(writeSearch(read('')))).toBe('')
    expect(queryText(writeSearch(read('?sort=default&sortBy=asc&pageNum=1')))).toBe('')
    expect(queryText(writeSearch(read('?sort=basePrice&sortBy=asc')))).toBe('?sort=basePrice')
  })

  it.each([
    ['a level behind a gap', '?common1=gpu&common3=a800', { common: ['gpu'] }],
    ['a code that no code can be', '?region=%3Cwest&region=east&region=west%3E', { region: ['east'] }],
    ['the same code twice', '?region=east&region=east', { region: ['east'] }],
    ['a price that is none', '?lowPrice=-1&highPrice=1e3', { lowPrice: '', highPrice: '' }],
    ['a switch that is neither on nor off', '?inStock=1', { inStock: false }],
    ['a shop that is no id', '?shop=..%2Fx', { shop: '' }],
    ['a sort that is none', '?sort=cheap', { sort: 'default' }],
    ['page 0', '?pageNum=0', { pageNum: 1 }],
    ['page 10001', '?pageNum=10001', { pageNum: 1 }],
    ['page 1.5', '?pageNum=1.5', { pageNum: 1 }],
  ])('[R2.10] passes over %s', (_, query, expected) => {
    const { filter, ...rest } = read(query)
    expect({ ...rest, ...filter }).toMatchObject(expected)
  })

  it('[R2.10] cuts words that are too long without breaking a character', () => {
    expect(keywordOf(`  ${'算'.repeat(120)} `)).toBe('算'.repeat(100))
    expect(keywordOf(`${'a'.repeat(99)}😀`).isWellFormed()).toBe(true)
  })
})

describe('the address of the AI community', () => {
  it('[R2.10][R2.16] says type, tag, centres, sale and order in words of its own, and is read as it was written', () => {
    const address =
      'type=model&tag=api-ready&centre=c-kunshan&centre=c-tianjin&sold=false&keyword=R1&other=mine&sort=newest'
    const search = readSpaceSearch(new URLSearchParams(address))
    expect(search).toMatchObject({
      common: ['model'],
      industry: ['api-ready'],
      keyword: 'R1',
      sort: 'newest',
      filter: { region: ['c-kunshan', 'c-tianjin'], other: ['mine', 'free'] },
    })
    expect(String(new URLSearchParams(writeSpaceSearch(search).map(([name, text]) => [name, text])))).toBe(
      address,
    )
  })

  it('[R2.16] understands what was kept and shared before whether assets cost stood in it as `sold`', () => {
    const search = readSpaceSearch(new URLSearchParams('other=free&other=sold'))
    expect(search.filter.other).toEqual(['free', 'sold'])
    expect(writeSpaceSearch(search)).toEqual([
      ['sold', 'true'],
      ['sold', 'false'],
    ])
    expect(readSpaceSearch(new URLSearchParams('sold=maybe&sold=false')).filter.other).toEqual(['free'])
  })

  it.each([
    ['used', 'skuSaleCount'],
    ['liked', 'skuScore'],
    ['basePrice', 'default'],
    ['constructor', 'default'],
  ])('[R2.10] takes sort=%s as %s, and what it does not know as the usual order', (named, sort) => {
    expect(readSpaceSearch([['sort', named]]).sort).toBe(sort)
  })
})
