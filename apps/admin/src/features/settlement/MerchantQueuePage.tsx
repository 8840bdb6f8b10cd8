import { dueView } from '@compute-mall/core/review'
import { type ApplicationRow, applicationList } from '@compute-mall/core/settlement'
import {
  Instant,
  NO_VALUE,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface MerchantQueuePageProps {
  readonly view: WorkListView<typeof applicationList, ApplicationRow> & { readonly now: number }
  readonly links: { readonly merchant: (applicationId: string) => string }
  readonly commands: WorkListCommands
}

const tones = { NOT_APPLY: 'neutral', IN_REVIEW: 'info', APPROVED: 'success', REJECTED: 'danger' } as const

/** Applications of merchants, the next due first. */
export const MerchantQueuePage = ({ view, links, commands }: MerchantQueuePageProps) => {
  const { t } = useTranslation(['admin', 'settlement', 'review'])
  const columns = useColumnsOf<ApplicationRow>()
  const { query, now } = view
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
        { key: 'overdue', label: t('late'), option: () => t('overdue') },
        { key: 'mine', label: t('whose'), option: () => t('mine') },
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
        columns.cell(
          'changedFields',
          t('changedFields'),
          ({ number, changedFields }) =>
            number === 1 ? (
              t('firstSubmission')
            ) : (
              <TwoLines below={t('submissionNote', { count: number })}>{changedFields}</TwoLines>
            ),
          { align: 'end', nowrap: true },
        ),
        columns.age('applyTime', t('waiting'), now),
        columns.cell(
          'dueAt',
          t('settlement:column.dueAt'),
          ({ applyStatus, dueAt }) =>
            applyStatus === 'IN_REVIEW' && dueView(dueAt, now).isOverdue ? (
              <Tag tone="danger">{t('review:overdue')}</Tag>
            ) : (
              <Instant at={dueAt} precision="date" />
            ),
          { nowrap: true },
        ),
        columns.cell('claim', t('claimedBy'), ({ claim }) => claim?.reviewer ?? NO_VALUE, { nowrap: true }),
      ]}
      rowKey={({ applicationId }) => applicationId}
      rowName={({ shopName }) => shopName}
      actions={({ applicationId, applyStatus }) => [
        {
          key: 'review',
          label: t(applyStatus === 'IN_REVIEW' ? 'review' : 'look'),
          to: links.merchant(applicationId),
        },
      ]}
    />
  )
}
