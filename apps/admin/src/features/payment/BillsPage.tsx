import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { type BillSums, type PayBill, payBillList } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'

export interface BillsPageProps {
  readonly view: {
    readonly page: Loaded<Page<PayBill>>
    readonly query: QueryOf<typeof payBillList>
    readonly mayDecide: boolean
    readonly busy: boolean
  }
  /** To the differences of a day, or to those of all days that are to be explained. */
  readonly links: { readonly differences: (day: string | null) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & { readonly again: (bill: PayBill) => void }
}

const ALL = 'all'

/** Providers' bills by day beside our ledger: whether they match, and the way to what differs. */
export const BillsPage = ({ view, links, commands }: BillsPageProps) => {
  const { t } = useTranslation('bill')
  const columns = useColumns(links.differences)
  const [asked, setAsked] = useState<string | null>(null)
  const { page, query, mayDecide, busy } = view
  const empty = {
    open: { title: t('noOpenBills') },
    unanswered: { title: t('allAnswered') },
    all: { title: t('noBills'), text: t('noBillsText') },
  }
  const actions = (bill: PayBill): readonly Action[] => [
    {
      key: 'again',
      label: t('again'),
      busy: busy && asked === bill.billId,
      disabledReason: mayDecide ? undefined : t('notAllowed'),
      onPress: () => {
        setAsked(bill.billId)
        commands.again(bill)
      },
    },
    ...(bill.differences > 0
      ? [{ key: 'look', label: t('look'), to: links.differences(bill.day) } as const]
      : []),
  ]
  return (
    <ListPage<PayBill>
      view={{
        head: {
          title: t('title'),
          primary: { key: 'differences', label: t('differences'), to: links.differences(null) },
        },
        ...pageParts(page, query, payBillList.sorts[0]),
        tabs: {
          value: query.state ?? ALL,
          items: [
            { id: ALL, label: t('tabAll') },
            { id: 'open', label: t('tabOpen') },
            { id: 'unanswered', label: t('tabUnanswered') },
          ],
        },
        empty: empty[query.state ?? ALL],
      }}
      commands={{ ...commands, openTab: (id) => commands.filter('state', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ billId }) => billId}
      rowName={({ day }) => day}
      actions={actions}
    />
  )
}

const useColumns = (differences: (day: string) => string): readonly Column<PayBill>[] => {
  const { t } = useTranslation('bill')
  const { language } = useLanguage()
  const result = ({ comparedTime, open, differences: all }: PayBill) => {
    if (comparedTime === null) return <Tag tone="warn">{t('unanswered')}</Tag>
    if (open > 0) return <Tag tone="danger">{t('open', { count: open })}</Tag>
    return <Tag tone="success">{all > 0 ? t('explainedAll', { count: all }) : t('same')}</Tag>
  }
  const sums = ({ count, paid, refunded }: BillSums) => (
    <Stack gap={1}>
      <Text>{t('count', { count })}</Text>
      <Text tone="soft" size="caption">
        {t('sums', { paid: formatMoney(paid), refunded: formatMoney(refunded) })}
      </Text>
    </Stack>
  )
  return [
    {
      key: 'day',
      header: t('day'),
      card: 'title',
      nowrap: true,
      sortable: true,
      render: ({ day }) => <Link to={differences(day)}>{day}</Link>,
    },
    { key: 'result', header: t('result'), card: 'tag', nowrap: true, render: result },
    {
      key: 'channel',
      header: t('channel'),
      nowrap: true,
      render: ({ channel }) => t(`channel.${channel}`),
    },
    {
      key: 'theirs',
      header: t('theirs'),
      render: ({ theirs, comparedTime }) => (comparedTime === null ? '—' : sums(theirs)),
    },
    {
      key: 'ours',
      header: t('ours'),
      render: ({ ours, comparedTime }) => (comparedTime === null ? '—' : sums(ours)),
    },
    {
      key: 'compared',
      header: t('compared'),
      nowrap: true,
      render: ({ comparedTime }) =>
        comparedTime === null ? (
          '—'
        ) : (
          <time dateTime={comparedTime}>{formatInstant(comparedTime, language)}</time>
        ),
    },
  ]
}
