import { type GoodsCard, isCompute } from '@compute-mall/core/goods'
import { readSearch, requestOf, searchEndpoints } from '@compute-mall/core/search'
import { siteEndpoints } from '@compute-mall/core/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
})
afterAll(() => server.stop())

/** What the goods have in common to which a banner, an ad or a link of the footer leads. */
const promises: Readonly<Record<string, (card: GoodsCard) => boolean>> = {
  '/search/goods?common1=service&common2=consulting': ({ kind }) => kind === 'service',
  '/search/resource?payMode=ONCE&spec=A800': ({ figures, billingType }) =>
    figures.some((figure) => figure.includes('A800')) && billingType === 'ONCE',
  '/search/goods?common1=model&payMode=ONCE': ({ kind, billingType }) =>
    kind === 'model' && billingType === 'ONCE',
  '/search/goods?common1=software&other=trial': ({ kind, hasTrialMode }) =>
    kind === 'software' && hasTrialMode,
  '/search/goods?resource=dcu': ({ kind }) => !isCompute(kind),
  '/search/goods?common1=data&other=free': ({ kind, minPrice }) => kind === 'data' && Number(minPrice) === 0,
  '/search/goods?sort=skuSaleCount': ({ saleCount }) => saleCount > 0,
  '/search/goods?other=free&other=trial': ({ minPrice, hasTrialMode }) =>
    Number(minPrice) === 0 || hasTrialMode,
  '/search/resource': ({ kind }) => isCompute(kind),
  ...Object.fromEntries(
    ['general', 'heterogeneous', 'cloudServer', 'bareMetal', 'storage'].map((kind) => [
      `/search/resource?common1=${kind}`,
      (card: GoodsCard) => card.kind === kind,
    ]),
  ),
  ...Object.fromEntries(
    ['software', 'saas', 'model', 'data', 'service'].map((kind) => [
      `/search/goods?common1=${kind}`,
      (card: GoodsCard) => card.kind === kind,
    ]),
  ),
}
/** Pages that are no lists; the journey of the banners opens them. */
const pages = ['/live', '/feedback', '/settle', '/app', '/goods/cart', '/goods/pay/protocol', '/privacy']

const linksOf = async (): Promise<readonly string[]> => {
  const visitor = server.visitor()
  const banners = await Promise.all(
    (['HOME', 'MALL'] as const).flatMap((showAddress) =>
      (['1', '2'] as const).map((configType) =>
        visitor.get(siteEndpoints.banners, { query: { configType, version: '2.0', showAddress } }),
      ),
    ),
  )
  const { footer } = await visitor.get(siteEndpoints.index, {})
  return [
    ...new Set([
      ...banners.flat().map(({ link }) => link),
      ...footer.flatMap(({ links }) => links.map(({ href }) => href)),
    ]),
  ]
}

describe('where banners, ads and the footer lead', () => {
  it('[R2.13][R2.23] is a page that is known here', async () => {
    const links = await linksOf()
    expect(links.length).toBeGreaterThan(15)
    expect(links.filter((link) => !pages.includes(link) && promises[link] === undefined)).toEqual([])
  })

  it('[R2.13][R2.23] has goods, and all of them are what was said', async () => {
    const visitor = server.visitor()
    for (const link of await linksOf()) {
      const holds = promises[link]
      if (holds === undefined) continue
      const { pathname, searchParams } = new URL(link, 'http://mall.example')
      const search = pathname === '/search/resource' ? searchEndpoints.resource : searchEndpoints.goods
      const { records } = await visitor.get(search, { body: requestOf(readSearch(searchParams), 24) })
      expect(records.length, link).toBeGreaterThan(0)
      expect(
        records.filter((card) => !holds(card)).map(({ goodsId }) => goodsId),
        link,
      ).toEqual([])
    }
  })
})
