import {
  addresses,
  foundOf,
  load,
  titled,
  useNavigate,
  usePage,
  useParams,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import type { TeamPurchase } from '@compute-mall/core/team'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { RequestPageProps } from './RequestPage.tsx'
import { refusalOf } from './refusal.ts'

/** One request, for whoever asked and whoever decides. */
export const loader = load(routes.teamRequest, async ({ client, params }) =>
  titled(foundOf(await client.team.request({ params })()), ({ line }) => line.name),
)

/** A request, and what its reader does about it. */
export const useRequest = (): RequestPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.teamRequest)
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const reloaded = () => void reload()
  const buy = useCommand(
    (body: TeamPurchase) => client.team.buy({ params, body }, shownInPlace),
    (outcome) => {
      if (E.isRight(outcome) && outcome.right.status === 'unpaid')
        navigate(addresses.mall.pay.href({ orderId: outcome.right.orderId }))
      else reloaded()
    },
  )
  const decline = useCommand(
    (reason: string) => client.team.decline({ params, body: { reason } }, shownInPlace),
    reloaded,
  )
  const withdraw = useCommand(() => client.team.withdraw({ params }, shownInPlace), reloaded)
  usePolling(state.kind === 'loaded' && state.value.state === 'asked')
  return {
    view: {
      state,
      busy: buy.pending || decline.pending || withdraw.pending,
      refusal: refusalOf(buy, decline, withdraw),
    },
    links: {
      team: routes.team.href(),
      requests: routes.teamRequests.href(),
      order: (orderId) => routes.order.href({ orderId }),
      pay: (orderId) => addresses.mall.pay.href({ orderId }),
      resource: (lineId) => routes.resource.href({ lineId }),
      goods: (goodsId) => addresses.mall.goods.href({ goodsId }),
      agreement: addresses.mall.agreement.href(),
    },
    commands: {
      buy: buy.run,
      decline: decline.run,
      withdraw: () => withdraw.run(),
      retry: reloaded,
    },
  }
}
