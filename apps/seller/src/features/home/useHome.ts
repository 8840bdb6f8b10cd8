import { load, loadedOf, useAppData, usePage, usePolling, useReload } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import type { ClientError } from '@compute-mall/core/client'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { ownGoodsList } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { shopOrderList } from '@compute-mall/core/order'
import { shopStatementList } from '@compute-mall/core/statement'
import { MINUTE_MS } from '@compute-mall/core/time'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { HomePageProps, ToDo } from './HomePage.tsx'

const refused = readList(ownGoodsList, [
  ['review', 'refused'],
  ['limit', '1'],
]).query
const openingFailed = readList(shopOrderList, [
  ['provision', 'failed'],
  ['limit', '1'],
]).query

const disputed = readList(shopStatementList, [
  ['status', 'disputed'],
  ['limit', '1'],
]).query

/** What waits; null for whoever is of no shop, whom the layout tells so. */
export const loader = load(routes.home, async ({ client, appData }) => {
  const { user } = await appData()
  if (user === null || user.retailerId === null) return null
  const [goods, failedLines, statements] = await Promise.all([
    mayDo('goods', 'orders', 'service')(user) ? goodsToDo(client) : null,
    client.order.shopList({ query: openingFailed })(),
    mayDo('money')(user) ? client.statement.shopList({ query: disputed })() : null,
  ])
  if (E.isLeft(failedLines)) return loadedOf<ToDo>(failedLines)
  if (goods !== null && E.isLeft(goods)) return loadedOf<ToDo>(goods)
  if (statements !== null && E.isLeft(statements)) return loadedOf<ToDo>(statements)
  return loadedOf<ToDo>(
    E.right({
      openingFailed: failedLines.right.total,
      goods: goods?.right ?? null,
      disputed: statements?.right.total ?? null,
    }),
  )
})

/** How many of the goods need somebody. */
const goodsToDo = async (client: MallClient): Promise<E.Either<ClientError, NonNullable<ToDo['goods']>>> => {
  const [counts, refusedGoods] = await Promise.all([
    client.goods.ownCounts({}, loudly)(),
    client.goods.ownList({ query: refused }, loudly)(),
  ])
  if (E.isLeft(counts)) return counts
  if (E.isLeft(refusedGoods)) return refusedGoods
  const { failed, forcedOff, applications, all } = counts.right
  return E.right({ refused: refusedGoods.right.total, failed: failed + forcedOff, applications, all })
}

/** The home of the seller app, asked for again every minute. */
export const useHome = (): HomePageProps => {
  const toDo = usePage<typeof loader>()
  const { user } = useAppData()
  const reload = useReload()
  usePolling(toDo !== null, MINUTE_MS)
  return {
    view: { toDo: toDo ?? { kind: 'loading' }, mayPublish: mayDo('goods')(user) },
    links: {
      refused: routes.goods.href({ review: ['refused'] }),
      failed: routes.goods.href({ tab: 'failed' }),
      applications: routes.goods.href({ tab: 'applications' }),
      openingFailed: routes.orders.href({ provision: 'failed' }),
      disputed: routes.statements.href({ status: 'disputed' }),
      goods: routes.goods.href(),
      shop: routes.shop.href(),
    },
    commands: { retry: () => void reload() },
  }
}
