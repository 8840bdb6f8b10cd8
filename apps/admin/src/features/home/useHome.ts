import {
  load,
  loadedOf,
  useAppData,
  useClock,
  useDecision,
  usePage,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { MINUTE_MS } from '@compute-mall/core/time'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { hasQueues, seesHealth } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { HomePageProps, QueuePlaces } from './HomePage.tsx'

/** The queues, for those who work through one, and what does not run as it should, for those who see to it. */
export const loader = load(routes.home, async ({ client, appData }) => {
  const { user } = await appData()
  const [queues, health] = await Promise.all([
    user === null || !hasQueues(user) ? null : client.desk.queues({})(),
    user === null || !seesHealth(user) ? null : client.desk.health({})(),
  ])
  return { queues: queues && loadedOf(queues), health: health && loadedOf(health) }
})

/** Each queue's list and, where what waits has a page, that page. */
const places: QueuePlaces = {
  merchants: {
    list: routes.merchants.href({ applyStatus: 'IN_REVIEW' }),
    one: (applicationId) => routes.merchant.href({ applicationId }),
  },
  goodsQueue: {
    list: routes.goodsQueue.href({ state: ['pending'] }),
    one: (applicationId) => routes.goodsReview.href({ applicationId }),
  },
  feedback: {
    list: routes.feedback.href({ state: 'received' }),
    one: (feedbackId) => routes.feedbackDetail.href({ feedbackId }),
  },
  reviewReports: { list: routes.reviewReports.href({ state: 'open' }) },
  openings: { list: routes.openings.href({ status: 'failed' }) },
  remittances: {
    list: routes.remittances.href({ status: 'waiting' }),
    one: (orderNo) => routes.remittance.href({ orderNo }),
  },
  refunds: { list: routes.refunds.href({ status: 'asked' }) },
  owed: { list: routes.owed.href({ state: 'byHand' }) },
  differences: { list: routes.differences.href({ state: 'open' }) },
  invoices: {
    list: routes.invoices.href({ state: 'requested' }),
    one: (invoiceId) => routes.invoice.href({ invoiceId }),
  },
  disputes: {
    list: routes.statements.href({ status: 'disputed' }),
    one: (statementId) => routes.statement.href({ statementId }),
  },
  payouts: {
    list: routes.statements.href({ status: 'confirmed' }),
    one: (statementId) => routes.statement.href({ statementId }),
  },
}

/** The home of operations, asked for again every minute. */
export const useHome = (): HomePageProps => {
  const { queues, health } = usePage<typeof loader>()
  const { user } = useAppData()
  const client = useClient()
  const { t } = useTranslation('admin')
  const decision = useDecision()
  const reload = useReload()
  const clock = useClock()
  usePolling(user !== null && (queues !== null || health !== null), MINUTE_MS)
  return {
    view: { queues, health, now: clock(), busy: decision.busy },
    places,
    commands: {
      retry: () => void reload(),
      retryJob: (name) =>
        void decision.take(
          client.desk.retryJob({ params: { name } }),
          t('health.retried', { name: t(`job.${name}`) }),
        ),
    },
  }
}
