import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { type PostpaidBill, PostpaidBillStatus, postpaidBillList } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { ReferenceDialog } from './ReferenceDialog.tsx'
import { billTones } from './tones.ts'

export interface PostpaidBillsPageProps {
  readonly view: {
    readonly page: Loaded<Page<PostpaidBill>>
    /** An export is in progress; undefined without an export. */
    readonly exporting?: boolean
    readonly query: QueryOf<typeof postpaidBillList>
    readonly mayDecide: boolean
    readonly busy: boolean
    /** Counts the payments recorded; each closes the dialog. */
    readonly round: number
  }
  readonly links: { readonly accounts: string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly record: (row: PostpaidBill, bankReference: string) => void
    }
}

const ALL = 'all'

/** Bills of post-paid customers, and the transfers by which they are paid. */
export const PostpaidBillsPage = ({ view, links, commands }: PostpaidBillsPageProps) => {
  const { t } = useTranslation('postpaid')
  const columns = useColumns()
  const [asking, setAsking] = useState<{ readonly row: PostpaidBill; readonly round: number } | null>(null)
  const { page, query, mayDecide, busy, round } = view
  const disabledReason = ({ status }: PostpaidBill) => {
    if (status === 'paid') return t('alreadyPaid')
    return mayDecide ? undefined : t('notAllowed')
  }
  return (
    <>
      <ListPage<PostpaidBill>
        view={{
          head: {
            title: t('bills'),
            trail: [{ label: t('accounts'), to: links.accounts }, { label: t('bills') }],
          },
          exporting: view.exporting,
          ...pageParts(page, query, postpaidBillList.sorts[0]),
          tabs: {
            value: query.status ?? ALL,
            items: [
              { id: ALL, label: t('all') },
              ...PostpaidBillStatus.values.map((id) => ({ id, label: t(`status.${id}`) })),
            ],
          },
          search: { label: t('searchBills'), value: query.keyword ?? '' },
          empty: { title: t('noBills'), text: t('noBillsText') },
        }}
        commands={{ ...commands, openTab: (id) => commands.filter('status', id === ALL ? '' : id) }}
        columns={columns}
        rowKey={({ billId }) => billId}
        rowName={({ userName, month }) => `${userName} ${month}`}
        actions={(row) => [
          {
            key: 'record',
            label: t('record'),
            disabledReason: disabledReason(row),
            onPress: () => setAsking({ row, round }),
          },
        ]}
      />
      {asking !== null && asking.round === round && (
        <ReferenceDialog
          bill={asking.row}
          busy={busy}
          onClose={() => setAsking(null)}
          onConfirm={commands.record}
        />
      )}
    </>
  )
}

const useColumns = (): readonly Column<PostpaidBill>[] => {
  const { t } = useTranslation('postpaid')
  const { language } = useLanguage()
  const time = (key: 'issueTime' | 'dueTime' | 'payTime', sortable = false): Column<PostpaidBill> => ({
    key,
    header: t(key),
    nowrap: true,
    sortable,
    render: (row) => {
      const at = row[key]
      return at === null ? '—' : <time dateTime={at}>{formatInstant(at, language)}</time>
    },
  })
  return [
    { key: 'userName', header: t('userName'), card: 'title', render: ({ userName }) => userName },
    { key: 'month', header: t('month'), nowrap: true, render: ({ month }) => month },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: ({ status }) => <Tag tone={billTones[status]}>{t(`status.${status}`)}</Tag>,
    },
    time('issueTime', true),
    time('dueTime', true),
    time('payTime'),
    {
      key: 'paidBy',
      header: t('paidBy'),
      render: ({ paidBy, bankReference }) =>
        paidBy === null ? '—' : [t(`paidBy.${paidBy}`), bankReference].filter(Boolean).join(' · '),
    },
  ]
}
