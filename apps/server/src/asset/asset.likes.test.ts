import { assetEndpoints } from '@compute-mall/core/asset'
import type { E } from '@compute-mall/core/fp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  visitor = server.visitor()
})
afterAll(() => server.stop())

const codeOf = (answered: E.Either<unknown, unknown>): string =>
  answered._tag === 'Right' ? '0' : (answered.left as { error: { code: string } }).error.code

describe('an asset of the community', () => {
  const params = { id: 'a-studio-1' }

  it('[R1.04] is shown to everybody, with the centre in which it runs', async () => {
    const asset = await visitor.get(assetEndpoints.detail, { params })
    expect(asset).toMatchObject({ id: 'a-studio-1', assetType: 'studio', isLiked: false })
    expect(asset.centerName?.zh).toEqual(expect.any(String))
    expect(codeOf(await visitor.call(assetEndpoints.detail, { params: { id: 'none' } }))).toBe('SYS10002')
  })

  it('[R2.16] is liked once by each user, however often it is said (J18)', async () => {
    const before = (await visitor.get(assetEndpoints.detail, { params })).likeCount
    const user = await server.signIn({})
    const like = (isLiked: boolean) => user.get(assetEndpoints.like, { params, body: { isLiked } })
    const twice = await Promise.all([like(true), like(true)])
    expect(twice.map(({ isLiked }) => isLiked)).toEqual([true, true])
    expect(await user.get(assetEndpoints.detail, { params })).toMatchObject({
      likeCount: before + 1,
      isLiked: true,
    })
    expect((await user.get(assetEndpoints.liked, {})).map(({ id }) => id)).toEqual(['a-studio-1'])
    expect(await like(false)).toMatchObject({ likeCount: before, isLiked: false })
    expect(await like(false)).toMatchObject({ likeCount: before, isLiked: false })
    expect(await user.get(assetEndpoints.liked, {})).toEqual([])
    expect(
      codeOf(await user.call(assetEndpoints.like, { params: { id: 'none' }, body: { isLiked: true } })),
    ).toBe('SYS10002')
  })
})
