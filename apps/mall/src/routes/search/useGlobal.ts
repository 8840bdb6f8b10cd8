import { E } from '@compute-mall/core/fp'
import { resourceMessages } from '@compute-mall/core/resource'
import { PAGE_SIZE, readSearch, requestOf, searchMessages } from '@compute-mall/core/search'
import { shopMessages } from '@compute-mall/core/shop'
import { need } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { hotGoods, resultsOf } from './searching.ts'

export const texts = {
  resource: resourceMessages,
  search: searchMessages,
  shop: shopMessages,
}

export const loader = load(async ({ client, query }) => {
  const search = { ...readSearch(query), pageNum: 1 }
  const { shop: id } = search
  const [found, shop] = await Promise.all([
    client.search.all({ body: requestOf(search, PAGE_SIZE.global) })(),
    id === '' ? null : need(client.shop.detail({ params: { id } })),
  ])
  const hot = await hotGoods(client, 'compute', E.isRight(found) && found.right.total === 0)
  return { search, shop: shop?.shopName ?? null, results: resultsOf(found), hot }
})

/** What a search over everything found, on either device. */
export const useGlobal = () => {
  const reload = useReload()
  return { view: usePage<typeof loader>(), commands: { retry: () => void reload() } }
}
