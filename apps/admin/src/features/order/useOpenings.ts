import { load, loadedOf, useAppData, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
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
  const { user } = useAppData()
  const { language } = useLanguage()
  const { t } = useTranslation('operations')
  const decision = useDecision()
  const exporting = useExport(() => client.order.exportOpenings({ query }))
  const list = useWatchedList({
    name: 'admin.openings',
    list: openingList,
    query,
    href: routes.openings.href,
    page,
    ask: () => client.order.openings({ query }, shownInPlace),
    keyOf: ({ lineId, status, tries }) => `${lineId} ${status} ${tries}`,
  })
  return {
    view: {
      ...list.view,
      exporting: exporting.pending,
      mayMend: user !== null && mayAct('openings')(user),
      busy: decision.busy,
      round: decision.round,
    },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
      again: ({ lineId, goods }) =>
        decision.take(
          client.order.openAgain({ params: { lineId } }),
          t('againStarted', { name: goods[language] }),
        ),
      release: ({ lineId, goods }, reason) =>
        decision.take(
          client.order.releaseOpening({ params: { lineId }, body: { reason } }),
          t('released', { name: goods[language] }),
        ),
    },
  }
}
