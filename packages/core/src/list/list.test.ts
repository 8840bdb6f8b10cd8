import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BooleanFromText,
  cleanKeyword,
  decode,
  isBlank,
  Keyword,
  OneOf,
  Optional,
  Repeated,
} from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { decodeForm, encodeForm } from '../http/index.ts'
import {
  BulkIds,
  bulkView,
  changeQuery,
  clearFilters,
  defineList,
  isFiltered,
  ListPage,
  listView,
  readList,
  sortOf,
  totalMessage,
  writeList,
  writeView,
} from './index.ts'
import { listFixtures } from './testing/index.ts'

const State = OneOf('State', ['waiting', 'done'])
const list = defineList({
  filters: { keyword: Optional(Keyword), state: Repeated(State, 2), mine: Optional(BooleanFromText) },
  sorts: ['-createdAt', 'name'],
})
const everything = readList(list, []).query

const query = fc.record({
  keyword: fc.option(
    fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => !isBlank(text))
      .map(cleanKeyword),
    {
      nil: undefined,
    },
  ),
  state: fc.uniqueArray(fc.constantFrom('waiting', 'done'), { maxLength: 2 }),
  mine: fc.option(fc.boolean(), { nil: undefined }),
  sort: fc.option(fc.constantFrom('name'), { nil: undefined }),
  cursor: fc.option(fc.constant('YWJj.c2ln'), { nil: undefined }),
  limit: fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }),
})

describe('the query of a list', () => {
  it('[R9.02] reads back from a form what was written', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(decode(list.query)(decodeForm(encodeForm(list.query.encode(asked))))).toEqual(E.right(asked))
      }),
    )
  })

  it.each([
    { limit: '0' },
    { limit: '121' },
    { sort: 'password' },
    { cursor: "' or 1=1" },
    { state: ['waiting', 'lost'] },
    { mine: '1' },
  ])('[R9.02] refuses %j', (asked) => {
    expect(E.isLeft(decode(list.query)(asked))).toBe(true)
  })

  it('[R9.02] names a sort by its field and direction', () => {
    expect(list.sorts.map(sortOf)).toEqual([
      { field: 'createdAt', isDescending: true },
      { field: 'name', isDescending: false },
    ])
  })
})

describe('the address of a list', () => {
  it('[R9.02] says everything that is asked, and says it in one way', () => {
    fc.assert(
      fc.property(query, fc.option(fc.constant('view_1'), { nil: null }), (asked, view) => {
        const written = writeList(list, { query: asked, view })
        expect(readList(list, written)).toEqual({ query: asked, view })
        expect(writeList(list, readList(list, written))).toEqual(written)
      }),
    )
  })

  it('[R9.02] shows a list whatever the address says, passing over what is wrong', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('keyword', 'state', 'mine', 'sort', 'cursor', 'limit', 'view', 'x'),
            fc.string(),
          ),
        ),
        (address) => {
          const { query } = readList(list, address)
          expect(decode(list.query)(list.query.encode(query))).toEqual(E.right(query))
        },
      ),
    )
    expect(
      readList(list, [
        ['limit', '999'],
        ['state', 'lost'],
        ['state', 'done'],
        ['sort', 'x'],
      ]).query,
    ).toEqual({
      ...everything,
      state: ['done'],
    })
  })

  it('[R9.02] leaves out what is usual', () => {
    expect(writeList(list, { query: { ...everything, sort: '-createdAt' }, view: null })).toEqual([])
  })

  it('[R9.02] begins at the first page when anything else changes', () => {
    const asked = { ...everything, cursor: 'YWJj.c2ln', limit: 50 }
    expect(changeQuery<typeof list>(asked, { keyword: 'a' })).toEqual({
      ...asked,
      keyword: 'a',
      cursor: undefined,
    })
    expect(clearFilters(list, { ...asked, keyword: 'a', state: ['done'] })).toEqual({
      ...everything,
      limit: 50,
    })
  })
})

describe('what surrounds the rows', () => {
  const { middlePage, onlyPage, partlyDone } = listFixtures

  it('[R9.02] tells nothing yet from nothing that matches', () => {
    expect(listView(list, everything, onlyPage([])).empty?.kind).toBe('nothingYet')
    expect(listView(list, { ...everything, state: ['done'] }, onlyPage([])).empty?.kind).toBe(
      'nothingMatches',
    )
    expect(listView(list, everything, middlePage([1])).empty).toBeNull()
    expect(isFiltered(list, { ...everything, sort: 'name', limit: 50 })).toBe(false)
  })

  it('[R9.02] gives both neighbours their places and counts to 10,000', () => {
    expect(listView(list, everything, middlePage([1]))).toMatchObject({
      total: { key: 'list:total', values: { count: 134 } },
      limit: 20,
      next: 'bmV4dA.c2lnbmF0dXJl',
      previous: 'cHJldmlvdXM.c2lnbmF0dXJl',
    })
    expect(totalMessage(10_000)).toEqual({ key: 'list:total', values: { count: 10_000 } })
    expect(totalMessage(10_001)).toEqual({ key: 'list:totalCapped', values: { most: 10_000 } })
    expect(E.isRight(decode(ListPage(State))(onlyPage(['done'])))).toBe(true)
    expect(E.isRight(decode(ListPage(State))({ ...onlyPage([]), total: 10_002 }))).toBe(false)
  })

  it('[R9.02] tells of a bulk operation what was done and why the rest was not', () => {
    expect(bulkView(partlyDone)).toEqual({
      summary: { key: 'list:bulk.partly', values: { done: 1, refused: 1 } },
      refused: [{ id: 'b', reason: { key: 'error:SYS10002', values: {} } }],
    })
    expect(bulkView({ outcomes: partlyDone.outcomes.slice(0, 1) }).summary.key).toBe('list:bulk.allDone')
    expect(bulkView({ outcomes: partlyDone.outcomes.slice(1) }).summary.key).toBe('list:bulk.noneDone')
    expect(E.isLeft(decode(BulkIds)(Array.from({ length: 101 }, (_, i) => `id${i}`)))).toBe(true)
  })
})

describe('a saved view of a list', () => {
  it('[R9.02] keeps filters and sort, and no place', () => {
    const asked = readList(list, [
      ['keyword', 'A800 整机'],
      ['state', 'done'],
      ['sort', 'name'],
      ['limit', '50'],
    ]).query
    expect(writeView(list, asked)).toEqual([
      ['keyword', 'A800 整机'],
      ['state', 'done'],
      ['sort', 'name'],
    ])
    expect(writeView(list, everything)).toEqual([])
  })

  it('[R9.02] is read back as it was kept', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const kept = writeView(list, asked)
        expect(writeView(list, readList(list, kept).query)).toEqual(kept)
      }),
    )
  })
})
