import {
  foundOf,
  load,
  titled,
  useAppData,
  useNavigate,
  usePage,
  useParams,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { OrderDetailPageProps } from './OrderDetailPage.tsx'

/** One line of the shop's own; another's is not there. */
export const loader = load(routes.order, async ({ client, params }) =>
  titled(foundOf(await client.order.shopDetail({ params })()), ({ orderNo }) => orderNo),
)

/** One line that the shop sold, asked for again while it is being opened. */
export const useOrder = (): OrderDetailPageProps => {
  const order = usePage<typeof loader>()
  const { lineId } = useParams(routes.order)
  const { user } = useAppData()
  const { chat } = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const reaching = useCommand(
    () => chat.withBuyer({ body: { lineId } }),
    (outcome) =>
      E.isRight(outcome) &&
      navigate(routes.messages.href({ filter: 'all', conversation: outcome.right.conversationId })),
  )
  usePolling(
    order.kind === 'loaded' &&
      order.value.status === 'paid' &&
      (order.value.provision === 'pending' || order.value.provision === 'opening'),
  )
  return {
    view: { order, mayWrite: mayDo('service')(user), isReaching: reaching.pending },
    orders: routes.orders.href(),
    commands: { retry: () => void reload(), reachBuyer: () => reaching.run() },
  }
}
