import { load, orNull, useNavigate, usePage, usePending, useReload } from '@compute-mall/app'
import { type GoodsCard, movements, type RankingChoice } from '@compute-mall/core/goods'
import { routes } from '../../routes.ts'
import type { RankingPageProps } from './RankingPage.tsx'

/** How many ranks are shown. */
const RANKS = 20

/** How the goods moved within a week; null where that is not known. */
const movementsOf = (cards: readonly GoodsCard[] | null, before: readonly string[] | null) =>
  cards &&
  before &&
  movements(
    cards.map(({ goodsId }) => goodsId),
    before,
  )

export const loader = load(routes.ranking, async ({ client, params: choice }) => {
  const query = { ...choice, limit: RANKS }
  const [cards, before] = await Promise.all([
    orNull(client.goods.ranking({ query })),
    // What is newest changes by itself alone.
    choice.by === 'newest' ? null : orNull(client.goods.rankingBefore({ query })),
  ])
  return { choice, cards, moved: movementsOf(cards, before) }
})

/** A ranking and the choice of another one, on either device; the address says which (R2.10). */
export const useRanking = (): RankingPageProps => {
  const loaded = usePage<typeof loader>()
  const navigate = useNavigate()
  const reload = useReload()
  const { pending, isLate, ask } = usePending<RankingChoice>(loaded)
  return {
    view: {
      choice: pending ?? loaded.choice,
      cards: loaded.cards,
      moved: loaded.moved,
      isBusy: pending !== undefined,
      isLate,
    },
    commands: {
      show: (choice) => {
        ask(choice)
        navigate(routes.ranking.href(choice), { replace: true })
      },
      retry: () => void reload(),
    },
  }
}
