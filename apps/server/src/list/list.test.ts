import { type ListWithViews, listEndpoints, MAX_VIEWS } from '@compute-mall/core/list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TEST_ORIGIN, type TestServer, type TestUser } from '../testing/index.ts'

const { views, keepView, removeView } = listEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const of = (list: ListWithViews) => ({ query: { list } })
const keep = (user: TestUser, list: ListWithViews, name: string, query: string) =>
  user.call(keepView, { body: { list, name, query } })

describe('saved views of lists', () => {
  it('[R9.02] are kept by name, one for each name and list', async () => {
    const user = await server.signIn({})
    expect(await user.get(views, of('seller.goods'))).toEqual([])

    await keep(user, 'seller.goods', '待补货', 'stock=low&sort=-changedAt')
    await keep(user, 'seller.goods', 'Models', 'kind=model')
    await keep(user, 'seller.orders', 'Models', 'keyword=A800+%E6%95%B4%E6%9C%BA')
    await keep(user, 'seller.goods', 'Models', 'kind=model&shelf=on')

    expect(await user.get(views, of('seller.goods'))).toEqual([
      { name: 'Models', query: 'kind=model&shelf=on' },
      { name: '待补货', query: 'stock=low&sort=-changedAt' },
    ])
    expect(await user.get(views, of('seller.orders'))).toEqual([
      { name: 'Models', query: 'keyword=A800+%E6%95%B4%E6%9C%BA' },
    ])
  })

  it('[R9.02] go by name, and removing one that is not there changes nothing', async () => {
    const user = await server.signIn({})
    await keep(user, 'admin.audit', 'Jobs', 'source=job')
    const body = { list: 'admin.audit', name: 'Jobs' } as const
    expect(await user.get(removeView, { body: { ...body, name: 'Nobody' } })).toEqual([
      { name: 'Jobs', query: 'source=job' },
    ])
    expect(await user.get(removeView, { body })).toEqual([])
    expect(await user.get(removeView, { body })).toEqual([])
  })

  it('[S1] are their owner’s alone, under the same name too', async () => {
    const [owner, other] = [await server.signIn({}), await server.signIn({})]
    await keep(owner, 'console.orders', 'Unpaid', 'status=1')
    expect(await other.get(views, of('console.orders'))).toEqual([])
    await keep(other, 'console.orders', 'Unpaid', 'status=2')
    await other.get(removeView, { body: { list: 'console.orders', name: 'Unpaid' } })
    expect(await owner.get(views, of('console.orders'))).toEqual([{ name: 'Unpaid', query: 'status=1' }])
  })

  it.each([
    ['a list that has none', { list: 'admin.secrets', name: 'x', query: '' }],
    ['no name', { list: 'admin.audit', name: '', query: '' }],
    ['a name of 33 characters', { list: 'admin.audit', name: 'x'.repeat(33), query: '' }],
    ['an address', { list: 'admin.audit', name: 'x', query: 'https://example.com/?a=b' }],
    ['more than 2,000 characters', { list: 'admin.audit', name: 'x', query: 'a'.repeat(2_001) }],
  ])('[B6] of %s are refused', async (_, body) => {
    const user = await server.signIn({})
    const answer = await user.send({
      method: 'POST',
      url: '/user/list-views',
      payload: new URLSearchParams(body).toString(),
      headers: {
        'x-mall-version': '2.19.0',
        origin: TEST_ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    expect(answer.json().code).toMatch(/^SYS100(01|13)$/)
  })

  it('[B6] are at most 50 of one list, of which the oldest goes', async () => {
    const user = await server.signIn({})
    for (let number = 0; number <= MAX_VIEWS; number++) {
      server.clock.advance(1_000)
      await keep(user, 'admin.people', `view ${number}`, `keyword=${number}`)
    }
    const kept = await user.get(views, of('admin.people'))
    expect(kept).toHaveLength(50)
    expect(kept.map(({ name }) => name)).not.toContain('view 0')
  })
})
