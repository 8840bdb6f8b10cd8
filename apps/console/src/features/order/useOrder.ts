import { load, useClock, usePage, useParams, usePolling, useReload } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { systemRefusals } from '@compute-mall/core/http'
import { orderView } from '@compute-mall/core/order'
import { useClient, useCommand, useNow } from '@compute-mall/react'
import { foundOf } from '../../list/foundOf.ts'
import { routes } from '../../routes.ts'
import { isMoving } from './moving.ts'
import type { OrderDetailPageProps } from './OrderDetailPage.tsx'
import { orderLinks } from './orderLinks.ts'

/** What cannot be shown says so in its place on the page, with a way to try again. */
export const loader = load(routes.order, async ({ client, params }) =>
  foundOf(await client.order.detail({ params }, { ignore: [systemRefusals.notFound.code] })()),
)

/** One order, and what can be done with it. */
export const useOrder = (): OrderDetailPageProps => {
  const loaded = usePage<typeof loader>()
  const params = useParams(routes.order)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const now = useNow(clock, clock())
  const cancel = useCommand(
    () => client.order.cancel({ params }),
    (outcome) => E.isRight(outcome) && void reload(),
  )
  usePolling(loaded.kind === 'loaded' && isMoving(loaded.value))
  return {
    view: {
      cancelling: cancel.pending,
      state: loaded.kind === 'loaded' ? { kind: 'loaded', value: orderView(loaded.value, now) } : loaded,
    },
    links: orderLinks,
    commands: { cancel: () => cancel.run(), retry: () => void reload() },
  }
}
