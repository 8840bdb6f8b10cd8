import { load, loadedOf, useAppData, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { shopOrderList } from '@compute-mall/core/order'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { OrderListPageProps } from './OrderListPage.tsx'

/** The page of the list that the address means. */
export const loader = load(routes.orders, async ({ client, params: query }) =>
  loadedOf(await client.order.shopList({ query })()),
)

/** What the shop sold: what is asked stands in the address. */
export const useOrders = (): OrderListPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.orders)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const notices = useNotices()
  const { t } = useTranslation('seller')
  const exporting = useCommand(
    () => client.order.shopExport({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: shopOrderList,
    query,
    href: routes.orders.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, exporting: exporting.pending, mayExport: mayDo('orders', 'money')(user) },
    links: { order: (lineId) => routes.order.href({ lineId }) },
    commands: { ...list, retry: () => void reload(), exportRows: () => exporting.run() },
  }
}
