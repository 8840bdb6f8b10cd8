import {
  load,
  loadedOf,
  useClock,
  useListCommands,
  usePage,
  useParams,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { isMoving, orderList, orderView } from '@compute-mall/core/order'
import { useClient, useCommand, useNotices, useNow } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { OrderListPageProps } from './OrderListPage.tsx'
import { orderLinks } from './orderLinks.ts'
import { useOrderCommands } from './useOrderCommands.ts'

/** The orders that the address asks for. */
export const loader = load(routes.orders, async ({ client, params: query }) =>
  loadedOf(await client.order.list({ query })()),
)

/** The user's orders, what can be done with each, and their export. */
export const useOrders = (): OrderListPageProps => {
  const list = usePage<typeof loader>()
  const query = useParams(routes.orders)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const now = useNow(clock, clock())
  const notices = useNotices()
  const { t } = useTranslation('order')
  const { work, commands } = useOrderCommands(() => void reload())
  const exporting = useCommand(
    () => client.order.export({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const listCommands = useListCommands({
    list: orderList,
    query,
    href: routes.orders.href,
    neighbours: list.kind === 'loaded' ? list.value : null,
  })
  usePolling(list.kind === 'loaded' && list.value.records.some(isMoving))
  return {
    view: {
      query,
      work,
      exporting: exporting.pending,
      page:
        list.kind === 'loaded'
          ? {
              kind: 'loaded',
              value: { ...list.value, records: list.value.records.map((order) => orderView(order, now)) },
            }
          : list,
    },
    links: orderLinks,
    commands: {
      ...listCommands,
      ...commands,
      openTab: (status) => listCommands.filter('status', status),
      exportRows: () => exporting.run(),
      retry: () => void reload(),
    },
  }
}
