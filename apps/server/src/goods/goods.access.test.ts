import { cartEndpoints } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { siteEndpoints } from '@compute-mall/core/site'
import { describe, expect, it, onTestFinished } from 'vitest'
import { putOnSale, startTestServer } from '../testing/index.ts'

const { detail, skus, dependResource, softwareDependResource, reviews, excerpt } = goodsEndpoints
const page = { pageNum: 1, pageSize: 10 }

/** What a server with this setting answers to calls about goods on the shelf. */
const answersOf = async (env: Readonly<Record<string, string>>) => {
  const server = await startTestServer({ env })
  onTestFinished(() => server.stop())
  const { goodsId } = await putOnSale(server.platform.db)
  const input = { params: { id: goodsId } }
  const codeOf = (answer: E.Either<unknown, unknown>) =>
    E.isRight(answer) ? 'answered' : (answer.left as { readonly error: { readonly code: string } }).error.code
  const askAs = async (caller: ReturnType<typeof server.visitor>) => ({
    detail: codeOf(await caller.call(detail, input)),
    skus: codeOf(await caller.call(skus, input)),
    dependResource: codeOf(await caller.call(dependResource, input)),
    softwareDependResource: codeOf(await caller.call(softwareDependResource, input)),
    reviews: codeOf(await caller.call(reviews, { ...input, query: page })),
    excerpt: codeOf(await caller.call(excerpt, input)),
    cart: codeOf(await caller.call(cartEndpoints.list, {})),
  })
  return {
    visitor: await askAs(server.visitor()),
    customer: await askAs(await server.signIn()),
    told: (await server.visitor().get(siteEndpoints.index, {})).goodsAccess,
    shown: await server.visitor().get(excerpt, input),
  }
}

const answered = {
  detail: 'answered',
  skus: 'answered',
  dependResource: 'answered',
  // They are no software, which is said to those who may read them.
  softwareDependResource: 'MALL10001',
  reviews: 'answered',
  excerpt: 'answered',
  cart: 'answered',
}
const signIn = 'AUTH10001'

describe('goods', () => {
  it('[R2.25][R2.04][D17] are read in full by signed-in users only, and in an excerpt by everybody', async () => {
    const { visitor, customer, told, shown } = await answersOf({})
    expect(visitor).toEqual({
      detail: signIn,
      skus: signIn,
      dependResource: signIn,
      softwareDependResource: signIn,
      reviews: signIn,
      excerpt: 'answered',
      cart: signIn,
    })
    expect(customer).toEqual(answered)
    expect(told).toBe('login')
    expect(Object.keys(shown.goods).sort()).toEqual([
      'cases',
      'description',
      'display',
      'figures',
      'id',
      'kind',
      'name',
      'shopId',
      'shopName',
      'specifications',
      'summary',
    ])
    expect(shown.skus.map((sku) => Object.keys(sku).sort())).toEqual([
      ['availability', 'id', 'left', 'pricing', 'sn', 'specificationValues'],
    ])
  })

  it('[R2.25] are read by everybody with GOODS_ACCESS=public, which opens nothing else', async () => {
    const { visitor, told } = await answersOf({ GOODS_ACCESS: 'public' })
    expect(visitor).toEqual({ ...answered, cart: signIn })
    expect(told).toBe('public')
  })
})
