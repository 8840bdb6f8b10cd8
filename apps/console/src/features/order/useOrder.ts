import { foundOf, load, titled, useClock, usePage, usePolling, useReload } from '@compute-mall/app'
import { isMoving, orderView } from '@compute-mall/core/order'
import { useNow } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { OrderDetailPageProps } from './OrderDetailPage.tsx'
import { orderLinks } from './orderLinks.ts'
import { useOrderCommands } from './useOrderCommands.ts'

/** What cannot be shown says so in its place on the page, with a way to try again. */
export const loader = load(routes.order, async ({ client, params }) =>
  titled(foundOf(await client.order.detail({ params })()), ({ orderNo }) => orderNo),
)

/** One order, and what can be done with it. */
export const useOrder = (): OrderDetailPageProps => {
  const loaded = usePage<typeof loader>()
  const reload = useReload()
  const clock = useClock()
  const now = useNow(clock, clock())
  const { work, commands } = useOrderCommands(() => void reload())
  usePolling(loaded.kind === 'loaded' && isMoving(loaded.value))
  return {
    view: {
      work,
      state: loaded.kind === 'loaded' ? { kind: 'loaded', value: orderView(loaded.value, now) } : loaded,
    },
    links: orderLinks,
    commands: { ...commands, retry: () => void reload() },
  }
}
