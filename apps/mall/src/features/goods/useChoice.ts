import { useAppData, useEnvironment, useRouteState } from '@compute-mall/app'
import {
  type Choice,
  choiceAddress,
  chosenSku,
  goodsRefusals,
  nextFree,
  priceOf,
  trialDays,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import {
  buyerRefusals,
  heldChoice,
  openingChoice,
  openLimit,
  type Reason,
  reasonOf,
  trialChoice,
  wantedOf,
  wantedRefusals,
} from '@compute-mall/core/purchase'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { OpenGoods } from './loadGoods.ts'
import { notedTab } from './useTabs.ts'

const reasonsOf = (refusals: readonly Refusal[]): readonly Reason[] =>
  refusals.map(({ code, details = {} }) => reasonOf({ code, details }))

/**
 * What was chosen last on this page of the browser. Who comes back from the order to change it finds its amount and
 * term as they were. Nothing is ever chosen on the server.
 */
let latest: Choice | null = null

const OUT: readonly string[] = [goodsRefusals.soldOut.code, goodsRefusals.noResourceInRegion.code]

/** Where something else of the goods can be had, it is the option that is sold out, not the goods; the way on is beside it. */
const ofOption = (reason: Reason): Reason =>
  OUT.includes(reason.code)
    ? { ...reason, message: { key: 'goods:optionSoldOut' }, next: null, nextLabel: null }
    : reason

/** What is chosen of the goods, what that costs, and every reason against buying it. */
export const useChoice = (page: OpenGoods) => {
  const { offer, clusters, now } = page
  const { user } = useAppData()
  const { arrival } = useRouteState()
  const { hrefOf, forDevice } = useEnvironment()
  const [choice, choose] = useState(() => openingChoice(offer, page.wanted, latest, arrival === 'pop'))
  const against = (chosen: Choice | null) => {
    const asked = chosen && wantedOf(offer, chosen)
    return asked ? reasonsOf(wantedRefusals(asked, now)) : []
  }
  const sku = choice && chosenSku(offer, choice)
  const tried = choice && trialChoice(offer, choice)
  const limit = choice ? openLimit(offer, choice) : offer.goods.limit
  const next = choice && nextFree(offer, choice)
  const reasons = against(choice)
  return {
    choice,
    tried,
    choose: (next: Choice) => {
      latest = heldChoice(offer, next)
      choose(latest)
      // The page stays; a reload, a way back and whoever gets the address find the same choice.
      const address = routes.goods.href(
        choiceAddress(offer.goods.id, latest, { ...page.address, tab: notedTab() }),
      )
      history.replaceState(history.state, '', hrefOf(forDevice(address)))
    },
    price: choice && priceOf(offer, choice),
    limits: { minimum: Math.max(1, limit.amount), maximum: limit.maxAmount },
    next: next && {
      choice: next,
      href: routes.goods.href(choiceAddress(offer.goods.id, next, page.address)),
    },
    gate: user === null ? [] : reasonsOf(buyerRefusals({ user, clusters }, [offer.goods.kind])),
    reasons: next === null ? reasons : reasons.map(ofOption),
    trial: tried && sku ? { days: trialDays(sku), reason: against(tried)[0] ?? null } : null,
    unpaidOrderId: sku?.unpaidOrderId ?? null,
  }
}
