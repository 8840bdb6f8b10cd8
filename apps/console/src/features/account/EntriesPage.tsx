import type { Loaded } from '@compute-mall/app'
import { EntryKind, type LedgerEntry, type ledgerList } from '@compute-mall/core/ledger'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { refundState, refundTime } from '@compute-mall/core/order'
import { addDuration, formatInstant, platformDay } from '@compute-mall/core/time'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'

interface EntryLinks {
  readonly account: string
  readonly order: (orderId: string) => string
}

export interface EntriesPageProps {
  readonly view: {
    readonly savedViews?: ListView<never>['savedViews']
    readonly page: Loaded<Page<LedgerEntry>>
    readonly query: QueryOf<typeof ledgerList>
    readonly now: number
    readonly exporting: boolean
  }
  readonly links: EntryLinks
  readonly commands: ListCommands
}

/** The movements of the user's money, by date, with their orders. */
export const EntriesPage = ({ view, links, commands }: EntriesPageProps) => {
  const { t } = useTranslation('ledger')
  const { page, query, now, exporting } = view
  return (
    <ListPage<LedgerEntry>
      view={{
        head: {
          title: t('entries'),
          trail: [{ label: t('title'), to: links.account }, { label: t('entries') }],
        },
        rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
        savedViews: view.savedViews,
        filters: useFilters(query, now),
        sort: { key: 'at', descending: query.sort !== 'at' },
        pager: {
          size: sizeOf(query.limit),
          hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
          hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
          total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
        },
        exporting,
        empty: { title: t('noEntries'), text: t('noEntriesHint') },
      }}
      commands={commands}
      columns={useColumns(links)}
      rowKey={({ entryId }) => entryId}
      rowName={({ orderNo }) => orderNo}
    />
  )
}

const MONTHS = 12
const FIRST_DAY = '-01T00:00:00+08:00'

/** The last twelve months of the platform's calendar, this one first. */
const monthsUntil = (now: number): readonly string[] => {
  const first = platformDay(now).slice(0, 7) + FIRST_DAY
  return Array.from({ length: MONTHS }, (_, ago) =>
    platformDay(Date.parse(addDuration(first, { amount: -ago, unit: 'month' }))).slice(0, 7),
  )
}

const useFilters = (
  { month, kind }: EntriesPageProps['view']['query'],
  now: number,
): readonly ListFilter[] => {
  const { t } = useTranslation('ledger')
  return [
    {
      key: 'month',
      label: t('month'),
      value: month ?? '',
      options: monthsUntil(now).map((value) => ({ value, label: value })),
    },
    {
      key: 'kind',
      label: t('kind'),
      value: kind ?? '',
      options: EntryKind.values.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  ]
}

const useColumns = (links: EntryLinks): readonly Column<LedgerEntry>[] => {
  const { t } = useTranslation(['ledger', 'order'])
  const { language } = useLanguage()
  return [
    {
      key: 'order',
      header: t('order'),
      card: 'title',
      nowrap: true,
      render: ({ orderId, orderNo }) => <Link to={links.order(orderId)}>{orderNo}</Link>,
    },
    {
      key: 'at',
      header: t('at'),
      nowrap: true,
      sortable: true,
      render: ({ at }) => <time dateTime={at}>{formatInstant(at, language)}</time>,
    },
    { key: 'type', header: t('type'), render: ({ orderType }) => t(`order:type.${orderType}`) },
    { key: 'kind', header: t('kind'), card: 'tag', render: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'payMethod',
      header: t('payMethod'),
      render: ({ payMethod }) => (payMethod === null ? '—' : t(`order:payMethod.${payMethod}`)),
    },
    {
      key: 'refund',
      header: t('order:refundState'),
      render: ({ refund }) =>
        refund === null ? (
          '—'
        ) : (
          <>
            {t(`order:refundState.${refundState(refund)}`)}
            <Text size="caption" tone="soft">
              {formatInstant(refundTime(refund), language)}
            </Text>
          </>
        ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
  ]
}
