import { quietly } from '@compute-mall/core/actors'
import { type RankingChoice, rankingHref, readRanking } from '@compute-mall/core/goods'
import { resourceMessages } from '@compute-mall/core/resource'
import { siteMessages } from '@compute-mall/core/site'
import type { RankingPageProps } from '../../features/home/RankingPage.tsx'
import { maybe } from '../../router/failure.ts'
import { useNavigate } from '../../router/navigate.ts'
import { load, usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { usePending } from '../../router/usePending.ts'

export const texts = { site: siteMessages, resource: resourceMessages }

/** How many ranks are shown. */
const RANKS = 20

export const loader = load(async ({ client, query }) => {
  const choice = readRanking(query)
  const cards = await maybe(client.goods.ranking({ query: { ...choice, limit: RANKS } }, quietly))
  return { choice, cards }
})

/** A ranking and the choice of another one, on either device; the address says which (R2.10). */
export const useRanking = (): RankingPageProps => {
  const loaded = usePage<typeof loader>()
  const navigate = useNavigate()
  const reload = useReload()
  const { pending, isLate, ask } = usePending<RankingChoice>(loaded)
  return {
    view: { choice: pending ?? loaded.choice, cards: loaded.cards, isBusy: pending !== undefined, isLate },
    commands: {
      show: (choice) => {
        ask(choice)
        navigate(rankingHref(choice), { replace: true })
      },
      retry: () => void reload(),
    },
  }
}
