import { type ApplicationRow, applicationList } from '@compute-mall/core/settlement'
import {
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { useTranslation } from 'react-i18next'
import { useReviewQueue } from '../../review/useReviewQueue.tsx'

export interface MerchantQueuePageProps {
  readonly view: WorkListView<typeof applicationList, ApplicationRow> & { readonly now: number }
  readonly links: { readonly merchant: (applicationId: string) => string }
  readonly commands: WorkListCommands
}

const tones = { NOT_APPLY: 'neutral', IN_REVIEW: 'info', APPROVED: 'success', REJECTED: 'danger' } as const

/** Applications of merchants, the next due first. */
export const MerchantQueuePage = ({ view, links, commands }: MerchantQueuePageProps) => {
  const { t } = useTranslation(['admin', 'settlement'])
  const columns = useColumnsOf<ApplicationRow>()
  const { query, now } = view
  const queue = useReviewQueue<ApplicationRow>(
    {
      waits: ({ applyStatus }) => applyStatus === 'IN_REVIEW',
      first: ({ number }) => (number === 1 ? t('firstSubmission') : undefined),
      href: links.merchant,
    },
    now,
  )
  return (
    <WorkListPage
      list={applicationList}
      view={view}
      commands={commands}
      head={{ title: t('merchants') }}
      tabs={{
        key: 'applyStatus',
        values: ['IN_REVIEW', 'APPROVED', 'REJECTED'],
        option: (status) => (status === 'IN_REVIEW' ? t('tabWaiting') : t(`settlement:status.${status}`)),
        all: 'last',
      }}
      search={t('searchMerchants')}
      filters={[
        {
          key: 'applicantType',
          label: t('settlement:column.type'),
          option: (type) => t(`settlement:type.${type}`),
        },
        ...queue.filters,
      ]}
      empty={
        query.applyStatus === 'IN_REVIEW'
          ? { title: t('nothingToReview'), text: t('nothingToReviewText') }
          : { title: t('noMerchants') }
      }
      columns={[
        columns.cell(
          'shopName',
          t('settlement:column.shopName'),
          ({ applicationId, shopName, realName }) => (
            <TwoLines below={realName}>
              <Link to={links.merchant(applicationId)}>{shopName}</Link>
            </TwoLines>
          ),
          { card: 'title' },
        ),
        columns.cell(
          'type',
          t('settlement:column.type'),
          ({ applicantType }) => t(`settlement:type.${applicantType}`),
          { nowrap: true },
        ),
        columns.tag('status', t('settlement:column.status'), ({ applyStatus }) => ({
          tone: tones[applyStatus],
          label: t(`settlement:status.${applyStatus}`),
        })),
        queue.changes,
        columns.age('applyTime', t('waiting'), now),
        ...queue.dueAndClaim,
      ]}
      rowKey={queue.rowKey}
      rowName={({ shopName }) => shopName}
      actions={queue.actions}
    />
  )
}
