import { formatMoney } from '@compute-mall/core/money'
import { type BillSums, type PayBill, payBillList } from '@compute-mall/core/payment'
import {
  NO_VALUE,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface BillsPageProps {
  readonly view: WorkListView<typeof payBillList, PayBill> & {
    readonly mayDecide: boolean
    readonly busy: boolean
  }
  /** To the differences of a day, or to those of all days that are to be explained. */
  readonly links: { readonly differences: (day: string | null) => string }
  readonly commands: WorkListCommands & { readonly again: (bill: PayBill) => void }
}

/** Providers' bills by day beside our ledger, and whether they match. */
export const BillsPage = ({ view, links, commands }: BillsPageProps) => {
  const { t } = useTranslation('bill')
  const columns = useColumnsOf<PayBill>()
  const [asked, setAsked] = useState<string | null>(null)
  const { query, mayDecide, busy } = view
  const empty = {
    open: { title: t('noOpenBills') },
    unanswered: { title: t('allAnswered') },
    all: { title: t('noBills'), text: t('noBillsText') },
  }
  const sums = ({ count, paid, refunded }: BillSums, comparedTime: string | null) =>
    comparedTime === null ? (
      NO_VALUE
    ) : (
      <TwoLines below={t('sums', { paid: formatMoney(paid), refunded: formatMoney(refunded) })}>
        {t('count', { count })}
      </TwoLines>
    )
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
    <WorkListPage
      list={payBillList}
      view={view}
      commands={commands}
      head={{
        title: t('title'),
        primary: { key: 'differences', label: t('differences'), to: links.differences(null) },
      }}
      tabs={{
        key: 'state',
        values: ['open', 'unanswered'],
        option: (state) => t(state === 'open' ? 'tabOpen' : 'tabUnanswered'),
        all: 'first',
      }}
      empty={empty[query.state ?? 'all']}
      columns={[
        columns.link('day', t('day'), ({ day }) => links.differences(day)),
        columns.tag('result', t('result'), ({ comparedTime, open, differences: all }) => {
          if (comparedTime === null) return { tone: 'warn', label: t('unanswered') }
          if (open > 0) return { tone: 'danger', label: t('open', { count: open }) }
          return { tone: 'success', label: all > 0 ? t('explainedAll', { count: all }) : t('same') }
        }),
        columns.cell('channel', t('channel'), ({ channel }) => t(`channel.${channel}`), { nowrap: true }),
        columns.cell('theirs', t('theirs'), ({ theirs, comparedTime }) => sums(theirs, comparedTime)),
        columns.cell('ours', t('ours'), ({ ours, comparedTime }) => sums(ours, comparedTime)),
        columns.time('comparedTime', t('compared')),
      ]}
      rowKey={({ billId }) => billId}
      rowName={({ day }) => day}
      actions={actions}
    />
  )
}
