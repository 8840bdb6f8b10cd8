import type { E } from '@compute-mall/core/fp'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
})
afterAll(() => server.stop())

const codeOf = (answered: E.Either<unknown, unknown>): string =>
  answered._tag === 'Right' ? '0' : (answered.left as { error: { code: string } }).error.code

describe('favourites', () => {
  it('are kept once for each user, the latest first, and taken back', async () => {
    const user = await server.signIn({})
    const favour = (id: string, isFavourite: boolean) =>
      user.get(goodsEndpoints.favour, { params: { id }, body: { isFavourite } })
    await Promise.all([favour('200001', true), favour('200001', true)])
    server.clock.advance(1000)
    const both = await favour('200002', true)
    expect(both.map(({ id }) => id)).toEqual(['200002', '200001'])
    expect(both[1]?.name.zh).toEqual(expect.any(String))
    expect(await favour('200002', false)).toHaveLength(1)
    expect(await favour('200002', false)).toHaveLength(1)
    const other = await server.signIn({})
    expect(await other.get(goodsEndpoints.favourites, {})).toEqual([])
    expect((await user.get(goodsEndpoints.favourites, {})).map(({ id }) => id)).toEqual(['200001'])
  })

  it('are refused of goods that there are not, and to visitors', async () => {
    const input = { params: { id: 'none' }, body: { isFavourite: true } }
    expect(codeOf(await (await server.signIn({})).call(goodsEndpoints.favour, input))).toBe('MALL10001')
    expect(codeOf(await server.visitor().call(goodsEndpoints.favour, input))).toBe('AUTH10001')
  })
})
