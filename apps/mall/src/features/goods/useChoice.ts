import { useAppData, useEnvironment, useRouteState } from '@compute-mall/app'
import {
  type Choice,
  choiceAddress,
  chosenSku,
  firstChoice,
  type Offer,
  priceOf,
  trialDays,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import {
  buyerRefusals,
  choiceLimit,
  heldChoice,
  type Reason,
  reasonOf,
  trialChoice,
  wantedOf,
  wantedRefusals,
} from '@compute-mall/core/purchase'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { OpenGoods } from './loadGoods.ts'

const reasonsOf = (refusals: readonly Refusal[]): readonly Reason[] =>
  refusals.map(({ code, details = {} }) => reasonOf({ code, details }))

/**
 * What was chosen last on this page of the browser. Who comes back from the order to change it finds its amount and
 * term as they were. Nothing is ever chosen on the server.
 */
let latest: Choice | null = null

const isOffered = ({ skus }: Offer, { skuId }: Choice) => skus.some(({ id }) => id === skuId)

const opening = ({ offer, wanted }: OpenGoods, returns: boolean): Choice | null => {
  if (latest !== null && returns && isOffered(offer, latest)) return firstChoice(offer, latest)
  return firstChoice(offer, latest?.skuId === wanted.skuId ? { ...latest, ...wanted } : wanted)
}

/** What is chosen of the goods, what that costs, and every reason against buying it. */
export const useChoice = (page: OpenGoods) => {
  const { offer, clusters, now } = page
  const { user } = useAppData()
  const { arrival } = useRouteState()
  const { hrefOf, forDevice } = useEnvironment()
  const [choice, choose] = useState(() => opening(page, arrival === 'pop'))
  const against = (chosen: Choice | null) => {
    const asked = chosen && wantedOf(offer, chosen)
    return asked ? reasonsOf(wantedRefusals(asked, now)) : []
  }
  const sku = choice && chosenSku(offer, choice)
  const tried = choice && trialChoice(offer, choice)
  const limit = choice ? choiceLimit(offer, choice) : offer.goods.limit
  return {
    choice,
    tried,
    choose: (next: Choice) => {
      latest = heldChoice(offer, next)
      choose(latest)
      // The page stays; a reload, a way back and whoever gets the address find the same choice.
      const address = routes.goods.href(choiceAddress(offer.goods.id, latest, page.address))
      history.replaceState(history.state, '', hrefOf(forDevice(address)))
    },
    price: choice && priceOf(offer, choice),
    limits: { minimum: Math.max(1, limit.amount), maximum: limit.maxAmount },
    gate: user === null ? [] : reasonsOf(buyerRefusals({ user, clusters }, [offer.goods.kind])),
    reasons: against(choice),
    trial: tried && sku ? { days: trialDays(sku), reason: against(tried)[0] ?? null } : null,
    unpaidOrderId: sku?.unpaidOrderId ?? null,
  }
}
