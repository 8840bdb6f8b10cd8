import { load, loadedOf, useClock, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { adminOrderList } from '@compute-mall/core/order'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { OrdersPageProps } from './OrdersPage.tsx'

/** The page of all orders that the address means. */
export const loader = load(routes.orders, async ({ client, params: query }) =>
  loadedOf(await client.order.all({ query })()),
)

/** All orders; their export is audited. */
export const useOrders = (): OrdersPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.orders)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const notices = useNotices()
  const { t } = useTranslation('operations')
  const exporting = useCommand(
    () => client.order.exportAll({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: adminOrderList,
    query,
    href: routes.orders.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, now: clock(), exporting: exporting.pending },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: { ...list, retry: () => void reload(), exportRows: () => exporting.run() },
  }
}
