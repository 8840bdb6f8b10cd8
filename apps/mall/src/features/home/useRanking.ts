import { load, orNull, useNavigate, usePage, usePending, useReload } from '@compute-mall/app'
import type { RankingChoice } from '@compute-mall/core/goods'
import { routes } from '../../routes.ts'
import type { RankingPageProps } from './RankingPage.tsx'

/** How many ranks are shown. */
const RANKS = 20

export const loader = load(routes.ranking, async ({ client, params: choice }) => {
  const cards = await orNull(client.goods.ranking({ query: { ...choice, limit: RANKS } }))
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
        navigate(routes.ranking.href(choice), { replace: true })
      },
      retry: () => void reload(),
    },
  }
}
