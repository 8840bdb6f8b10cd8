import { noAppData } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import type { ClientError } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { readSearch, type SearchRequest } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { describe, expect, it } from 'vitest'
import { routes } from '../../routes.ts'
import { loadSearch, type Searched } from './loadSearch.ts'

const shelf = goodsFixtures.cards(35)
const gone: ClientError = { kind: 'timeout' }

/** A server that knows 35 goods, unless it answers nothing. */
const setUp = () => {
  const asked: { page: number; size: number }[] = []
  let answers = true
  const searched: Searched = {
    href: routes.searchGoods.href,
    shelf: 'application',
    pageSize: 10,
    find:
      ({ query: { pageNum, pageSize } }: SearchRequest) =>
      async () => {
        asked.push({ page: pageNum, size: pageSize })
        const records = shelf.slice((pageNum - 1) * pageSize, pageNum * pageSize)
        return answers ? E.right({ ...searchFixtures.hits, total: 35, records }) : E.left(gone)
      },
  }
  const nothing = () => async () => E.left(gone)
  const client = {
    search: { category: nothing, categoryTree: nothing, commonList: nothing },
    goods: { ranking: nothing },
    shop: { detail: nothing },
  } as unknown as MallClient
  const open = (query: string, before?: unknown) =>
    loadSearch(
      {
        client,
        device: 'mobile',
        params: readSearch([...new URLSearchParams(query)]),
        appData: async () => noAppData,
        previous: before,
      },
      searched,
    )
  const fall = () => {
    answers = false
  }
  return { asked, open, fall }
}
const names = (page: Awaited<ReturnType<typeof loadSearch>>) =>
  page.results.state === 'found' ? page.results.hits.records.map(({ skuId }) => skuId) : page.results.state
const first = (count: number) => shelf.slice(0, count).map(({ skuId }) => skuId)

describe('the list of a phone', () => {
  it('[R9.02] begins with ten', async () => {
    const { open, asked } = setUp()
    expect(names(await open('?keyword=gpu'))).toEqual(first(10))
    expect(asked).toEqual([{ page: 1, size: 10 }])
  })

  it('[R9.02] grows by the next ten, and asks for no others', async () => {
    const { open, asked } = setUp()
    const grown = await open('?keyword=gpu&pageNum=2', await open('?keyword=gpu'))
    expect(names(grown)).toEqual(first(20))
    expect(grown.search.pageNum).toBe(2)
    expect(asked.slice(1)).toEqual([{ page: 2, size: 10 }])
  })

  it('[R2.08][R2.10] is as long as its address says when one comes back to it', async () => {
    const { open, asked } = setUp()
    const page = await open('?keyword=gpu&pageNum=3')
    expect(names(page)).toEqual(first(30))
    expect([page.search.pageNum, page.pageSize]).toEqual([3, 10])
    expect(asked).toEqual([{ page: 1, size: 30 }])
  })

  it('begins anew for another search', async () => {
    const { open } = setUp()
    expect(names(await open('?keyword=cpu&pageNum=2', await open('?keyword=gpu')))).toEqual(first(20))
  })

  it('keeps what it has when the next cannot be had, and says so; the next attempt goes on from there', async () => {
    const { open, fall } = setUp()
    const before = await open('?keyword=gpu')
    fall()
    const failed = await open('?keyword=gpu&pageNum=2', before)
    expect([names(failed), failed.moreFailed, failed.search.pageNum]).toEqual([first(10), true, 1])
  })

  it('[R2.10] is brought back up to the 120 rows that one answer has', async () => {
    const { open } = setUp()
    await expect(open('?keyword=gpu&pageNum=13')).rejects.toMatchObject({
      to: '/search/goods?keyword=gpu&pageNum=12',
    })
  })
})
