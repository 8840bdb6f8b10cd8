import type { Loaded } from '@compute-mall/app'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import { compare, formatMoney, type Money } from '@compute-mall/core/money'
import { type ownPostpaidBillList, type PostpaidBill, PostpaidBillStatus } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Button, Dialog, LinkButton, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'

export interface BillsPageProps {
  readonly view: {
    readonly page: Loaded<Page<PostpaidBill>>
    readonly query: QueryOf<typeof ownPostpaidBillList>
    /** Balance of the contract fund in yuan. */
    readonly balance: Money
    readonly busy: boolean
    /** Counts the payments; each closes the dialog. */
    readonly round: number
  }
  readonly links: { readonly account: string; readonly recharge: string }
  readonly commands: ListCommands & { readonly pay: (bill: PostpaidBill) => void }
}

/** Monthly bills for post-paid orders. */
export const BillsPage = ({ view, links, commands }: BillsPageProps) => {
  const { t } = useTranslation(['postpaid', 'ledger'])
  const { page, query, balance, busy, round } = view
  const [paying, setPaying] = useState<{ readonly bill: PostpaidBill; readonly round: number } | null>(null)
  return (
    <>
      <ListPage<PostpaidBill>
        view={{
          head: {
            title: t('ownBills'),
            trail: [{ label: t('ledger:title'), to: links.account }, { label: t('ownBills') }],
          },
          rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
          filters: [
            {
              key: 'status',
              label: t('status'),
              value: query.status ?? '',
              options: PostpaidBillStatus.values.map((value) => ({ value, label: t(`status.${value}`) })),
            },
          ],
          sort: { key: 'issueTime', descending: true },
          pager: {
            size: sizeOf(query.limit),
            hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
            hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
            total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
          },
          empty: { title: t('noBills'), text: t('noBillsText') },
        }}
        commands={commands}
        columns={useColumns()}
        rowKey={({ billId }) => billId}
        rowName={({ month }) => month}
        actions={(bill) => [
          {
            key: 'pay',
            label: t('pay'),
            disabledReason: bill.status === 'paid' ? t('alreadyPaid') : undefined,
            onPress: () => setPaying({ bill, round }),
          },
        ]}
      />
      {paying !== null && paying.round === round && (
        <Dialog
          open
          alert
          onClose={() => setPaying(null)}
          title={t('payTitle', { month: paying.bill.month })}
          footer={
            <>
              <Button onClick={() => setPaying(null)}>{t('cancel')}</Button>
              {compare(balance, paying.bill.amount) >= 0 ? (
                <Button variant="primary" busy={busy} onClick={() => commands.pay(paying.bill)}>
                  {t('pay')}
                </Button>
              ) : (
                <LinkButton variant="primary" to={links.recharge}>
                  {t('recharge')}
                </LinkButton>
              )}
            </>
          }
        >
          {t('payText', { amount: formatMoney(paying.bill.amount), balance: formatMoney(balance) })}
        </Dialog>
      )}
    </>
  )
}

const billTones = { due: 'warn', overdue: 'danger', paid: 'success' } as const

const useColumns = (): readonly Column<PostpaidBill>[] => {
  const { t } = useTranslation('postpaid')
  const { language } = useLanguage()
  return [
    { key: 'month', header: t('month'), card: 'title', nowrap: true, render: ({ month }) => month },
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
    {
      key: 'dueTime',
      header: t('dueTime'),
      nowrap: true,
      render: ({ dueTime }) => <time dateTime={dueTime}>{formatInstant(dueTime, language)}</time>,
    },
    {
      key: 'paidBy',
      header: t('paidBy'),
      render: ({ paidBy }) => (paidBy === null ? '—' : t(`paidBy.${paidBy}`)),
    },
  ]
}
