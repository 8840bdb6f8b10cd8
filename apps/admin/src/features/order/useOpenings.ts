import { load, loadedOf, useAppData, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { loudly } from '@compute-mall/core/client'
import { openingList } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { useDecision } from '../../list/useDecision.ts'
import { routes } from '../../routes.ts'
import type { OpeningsPageProps } from './OpeningsPage.tsx'

/** The page of openings that the address means. */
export const loader = load(routes.openings, async ({ client, params: query }) =>
  loadedOf(await client.order.openings({ query })()),
)

/** Openings, and what those who mend them may do. */
export const useOpenings = (): OpeningsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.openings)
  const client = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { language } = useLanguage()
  const { t } = useTranslation('operations')
  const decision = useDecision()
  const list = useListCommands({
    list: openingList,
    query,
    href: routes.openings.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: {
      page,
      query,
      mayMend: user !== null && mayAct('openings')(user),
      busy: decision.busy,
      round: decision.round,
    },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...list,
      retry: () => void reload(),
      again: ({ lineId, goods }) =>
        decision.take(
          client.order.openAgain({ params: { lineId } }, loudly),
          t('againStarted', { name: goods[language] }),
        ),
      release: ({ lineId, goods }, reason) =>
        decision.take(
          client.order.releaseOpening({ params: { lineId }, body: { reason } }, loudly),
          t('released', { name: goods[language] }),
        ),
    },
  }
}
