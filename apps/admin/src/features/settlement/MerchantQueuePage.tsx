import type { Loaded } from '@compute-mall/app'
import { type ListPage as Page, type QueryOf, sortOf, totalMessage } from '@compute-mall/core/list'
import { dueView } from '@compute-mall/core/review'
import { ApplicantType, type ApplicationRow, applicationList } from '@compute-mall/core/settlement'
import { formatInstant, relativeTime } from '@compute-mall/core/time'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'

export interface MerchantQueuePageProps {
  readonly view: {
    readonly page: Loaded<Page<ApplicationRow>>
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    /** What the address asks for. */
    readonly query: QueryOf<typeof applicationList>
    readonly now: number
    readonly exporting: boolean
  }
  readonly links: { readonly merchant: (applicationId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** The applications of merchants, what is due first on top (R4.03). */
export const MerchantQueuePage = ({ view, links, commands }: MerchantQueuePageProps) => {
  const { t } = useTranslation(['admin', 'settlement'])
  const columns = useColumns(view.now, links.merchant)
  const { query, page, exporting } = view
  const sort = sortOf(query.sort ?? applicationList.sorts[0])
  const filters = useFilters(query)
  const list: ListView<ApplicationRow> = {
    head: { title: t('merchants') },
    fresh: view.fresh,
    savedViews: view.savedViews,
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    tabs: {
      value: query.applyStatus ?? ALL,
      items: [
        { id: 'IN_REVIEW', label: t('tabWaiting') },
        { id: 'APPROVED', label: t('settlement:status.APPROVED') },
        { id: 'REJECTED', label: t('settlement:status.REJECTED') },
        { id: ALL, label: t('tabAll') },
      ],
    },
    search: { label: t('searchMerchants'), value: query.keyword ?? '' },
    filters,
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: sizeOf(query.limit),
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
    exporting,
    empty:
      query.applyStatus === 'IN_REVIEW'
        ? { title: t('nothingToReview'), text: t('nothingToReviewText') }
        : { title: t('noMerchants') },
  }
  return (
    <ListPage<ApplicationRow>
      view={list}
      commands={{
        ...commands,
        openTab: (id) => commands.filter('applyStatus', id === ALL ? '' : id),
      }}
      columns={columns}
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

const useFilters = (query: MerchantQueuePageProps['view']['query']): readonly ListFilter[] => {
  const { t } = useTranslation(['admin', 'settlement'])
  const flag = (key: string, label: string, only: string, on: boolean | undefined): ListFilter => ({
    key,
    label,
    value: on === true ? 'true' : '',
    options: [{ value: 'true', label: only }],
  })
  return [
    {
      key: 'applicantType',
      label: t('settlement:column.type'),
      value: query.applicantType ?? '',
      options: ApplicantType.values.map((type) => ({ value: type, label: t(`settlement:type.${type}`) })),
    },
    flag('overdue', t('late'), t('overdue'), query.overdue),
    flag('mine', t('whose'), t('mine'), query.mine),
  ]
}

const tones = { NOT_APPLY: 'neutral', IN_REVIEW: 'info', APPROVED: 'success', REJECTED: 'danger' } as const

const useColumns = (
  now: number,
  merchant: (applicationId: string) => string,
): readonly Column<ApplicationRow>[] => {
  const { t } = useTranslation(['admin', 'settlement', 'review'])
  const { language } = useLanguage()
  const isLate = ({ applyStatus, dueAt }: ApplicationRow) =>
    applyStatus === 'IN_REVIEW' && dueView(dueAt, now).isOverdue
  return [
    {
      key: 'shopName',
      header: t('settlement:column.shopName'),
      card: 'title',
      render: ({ applicationId, shopName, realName }) => (
        <>
          <Link to={merchant(applicationId)}>{shopName}</Link>
          <Text size="caption" tone="soft">
            {realName}
          </Text>
        </>
      ),
    },
    {
      key: 'type',
      header: t('settlement:column.type'),
      nowrap: true,
      render: ({ applicantType }) => t(`settlement:type.${applicantType}`),
    },
    {
      key: 'status',
      header: t('settlement:column.status'),
      card: 'tag',
      nowrap: true,
      render: ({ applyStatus }) => (
        <Tag tone={tones[applyStatus]}>{t(`settlement:status.${applyStatus}`)}</Tag>
      ),
    },
    {
      key: 'changedFields',
      header: t('changedFields'),
      align: 'end',
      nowrap: true,
      render: ({ number, changedFields }) =>
        number === 1 ? (
          t('firstSubmission')
        ) : (
          <>
            {changedFields}
            <Text size="caption" tone="soft">
              {t('submissionNote', { count: number })}
            </Text>
          </>
        ),
    },
    {
      key: 'applyTime',
      header: t('waiting'),
      nowrap: true,
      sortable: true,
      render: ({ applyTime }) => (
        <time dateTime={applyTime} title={formatInstant(applyTime, language)}>
          {relativeTime(applyTime, now, language)}
        </time>
      ),
    },
    {
      key: 'dueAt',
      header: t('settlement:column.dueAt'),
      nowrap: true,
      sortable: true,
      render: (row) =>
        isLate(row) ? (
          <Tag tone="danger">{t('review:overdue')}</Tag>
        ) : (
          <time dateTime={row.dueAt}>{formatInstant(row.dueAt, language, 'date')}</time>
        ),
    },
    {
      key: 'claim',
      header: t('claimedBy'),
      nowrap: true,
      render: ({ claim }) => claim?.reviewer ?? '—',
    },
  ]
}
