import { useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type OpeningRow, openingList } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { OpeningsPageProps } from './OpeningsPage.tsx'

const openings: WorkList<typeof openingList, OpeningRow> = {
  list: openingList,
  route: routes.openings,
  read: ({ order }) => order.openings,
  export: ({ order }) => order.exportOpenings,
  views: 'admin.openings',
  version: ({ lineId, status, tries }) => `${lineId} ${status} ${tries}`,
}
export const loader = workListLoader(openings)

/** Openings, and what those who mend them may do. */
export const useOpenings = (): OpeningsPageProps => {
  const { view, commands } = useWorkList(openings)
  const client = useClient()
  const { language } = useLanguage()
  const { t } = useTranslation('operations')
  const decision = useDecision()
  return {
    view: {
      ...view,
      mayMend: useMayAct('openings'),
      busy: decision.busy,
    },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...commands,
      again: ({ lineId, goods }) =>
        void decision.take(
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
