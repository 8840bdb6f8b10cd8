import { addresses, load, loadedOf, usePage, useParams, useReload, useTyped } from '@compute-mall/app'
import { PurchaseChoice } from '@compute-mall/core/cart'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { AskPageProps } from './AskPage.tsx'
import { refusalOf } from './refusal.ts'

/** What the address names, where it names something that can be asked for. */
const choiceOf = (params: ReturnType<typeof routes.askLeader.read>): PurchaseChoice | null => {
  const given = Object.fromEntries(Object.entries(params ?? {}).filter(([, value]) => value !== null))
  const choice = PurchaseChoice.decode(given)
  return E.isRight(choice) ? choice.right : null
}

/** What was chosen, at its price of now. */
export const loader = load(routes.askLeader, async ({ client, params }) => {
  const choice = choiceOf(params)
  if (choice === null) return { choice, quote: null }
  const body = { cartIds: [], choice, type: 'formal' as const }
  return { choice, quote: loadedOf(await client.order.quote({ body })()) }
})

/** How a member asks the leader to buy what was chosen on the page of the goods. */
export const useAsk = (): AskPageProps => {
  const { choice, quote } = usePage<typeof loader>()
  const params = useParams(routes.askLeader)
  const client = useClient()
  const reload = useReload()
  const typed = useTyped(`teamRequest:${params.goodsId}`, { note: '' })
  const { note } = typed.fields
  const ask = useCommand(
    (wanted: PurchaseChoice) =>
      client.team.ask({ body: { choice: wanted, note, groupId: undefined } }, shownInPlace),
    (outcome) => {
      if (E.isRight(outcome)) typed.clear()
    },
  )
  const sent = ask.outcome !== undefined && E.isRight(ask.outcome) ? ask.outcome.right : null
  return {
    view: { quote, note, sent, pending: ask.pending, refusal: refusalOf(ask) },
    links: {
      team: routes.team.href(),
      mall: addresses.mall.home.href(),
      goods:
        params.goodsId === null
          ? addresses.mall.home.href()
          : addresses.mall.goods.href({ goodsId: params.goodsId }),
      request: (requestId) => routes.teamRequest.href({ requestId }),
    },
    commands: {
      change: (text) => typed.change({ note: text }),
      send: () => choice !== null && ask.run(choice),
      retry: () => void reload(),
    },
  }
}
