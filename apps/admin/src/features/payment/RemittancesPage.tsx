import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { type RemittanceRow, remittanceList, SlipStatus } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { slipTones } from './tones.ts'

export interface RemittancesPageProps {
  readonly view: {
    readonly page: Loaded<Page<RemittanceRow>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    readonly query: QueryOf<typeof remittanceList>
  }
  readonly links: { readonly remittance: (orderNo: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** The slips that buyers handed in, those that wait first of all. */
export const RemittancesPage = ({
  view: { page, query, fresh, savedViews, exporting },
  links,
  commands,
}: RemittancesPageProps) => {
  const { t } = useTranslation('operations')
  const columns = useColumns(links.remittance)
  return (
    <ListPage<RemittanceRow>
      view={{
        head: { title: t('remittances') },
        fresh: fresh,
        savedViews,
        exporting: exporting,
        ...pageParts(page, query, remittanceList.sorts[0]),
        tabs: {
          value: query.status ?? ALL,
          items: [
            ...SlipStatus.values.map((id) => ({ id, label: t(`slip.${id}`) })),
            { id: ALL, label: t('tabAll') },
          ],
        },
        search: { label: t('searchRemittances'), value: query.keyword ?? '' },
        empty:
          query.status === 'waiting'
            ? { title: t('nothingWaits'), text: t('nothingWaitsText') }
            : { title: t('noRemittances') },
      }}
      commands={{
        ...commands,
        openTab: (id) => commands.filter('status', SlipStatus.is(id) ? id : ''),
      }}
      columns={columns}
      rowKey={({ orderId }) => orderId}
      rowName={({ orderNo }) => orderNo}
      actions={({ orderNo, status }) => [
        {
          key: 'check',
          label: t(status === 'waiting' ? 'check' : 'look'),
          to: links.remittance(orderNo),
        },
      ]}
    />
  )
}

const useColumns = (remittance: (orderNo: string) => string): readonly Column<RemittanceRow>[] => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  return [
    {
      key: 'orderNo',
      header: t('order:orderNo'),
      card: 'title',
      nowrap: true,
      render: ({ orderNo }) => <Link to={remittance(orderNo)}>{orderNo}</Link>,
    },
    {
      key: 'status',
      header: t('order:status'),
      card: 'tag',
      nowrap: true,
      render: ({ status }) => <Tag tone={slipTones[status]}>{t(`slip.${status}`)}</Tag>,
    },
    { key: 'remarkCode', header: t('remarkCode'), nowrap: true, render: ({ remarkCode }) => remarkCode },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
    { key: 'buyer', header: t('order:buyer'), nowrap: true, render: ({ buyer }) => buyer },
    {
      key: 'uploadTime',
      header: t('uploaded'),
      nowrap: true,
      sortable: true,
      render: ({ uploadTime }) => <time dateTime={uploadTime}>{formatInstant(uploadTime, language)}</time>,
    },
    {
      key: 'waitUntil',
      header: t('waitUntil'),
      nowrap: true,
      render: ({ waitUntil, status }) => (status === 'waiting' ? formatInstant(waitUntil, language) : '—'),
    },
  ]
}
