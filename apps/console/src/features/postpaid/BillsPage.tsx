import { compare, formatMoney, type Money } from '@compute-mall/core/money'
import { ownPostpaidBillList, type PostpaidBill } from '@compute-mall/core/payment'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Button, Dialog, LinkButton, useDialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface BillsPageProps {
  readonly view: WorkListView<typeof ownPostpaidBillList, PostpaidBill> & {
    /** Balance of the contract fund in yuan. */
    readonly balance: Money
    readonly busy: boolean
  }
  readonly links: { readonly account: string; readonly recharge: string }
  readonly commands: WorkListCommands & { readonly pay: (bill: PostpaidBill) => Promise<boolean> }
}

const billTones = { due: 'warn', overdue: 'danger', paid: 'success' } as const

/** Monthly bills for post-paid orders. */
export const BillsPage = ({ view, links, commands }: BillsPageProps) => {
  const { t } = useTranslation(['postpaid', 'ledger'])
  const { balance, busy } = view
  const columns = useColumnsOf<PostpaidBill>()
  const { subject, open, close, closeAfter } = useDialog<PostpaidBill>()
  return (
    <>
      <WorkListPage
        list={ownPostpaidBillList}
        view={view}
        commands={commands}
        head={{
          title: t('ownBills'),
          trail: [{ label: t('ledger:title'), to: links.account }, { label: t('ownBills') }],
        }}
        filters={[{ key: 'status', label: t('status'), option: (status) => t(`status.${status}`) }]}
        empty={{ title: t('noBills'), text: t('noBillsText') }}
        columns={[
          columns.text('month', t('month'), { card: 'title' }),
          columns.money('amount', t('amount')),
          columns.tag('status', t('status'), ({ status }) => ({
            tone: billTones[status],
            label: t(`status.${status}`),
          })),
          columns.time('dueTime', t('dueTime')),
          columns.cell('paidBy', t('paidBy'), ({ paidBy }) =>
            paidBy === null ? NO_VALUE : t(`paidBy.${paidBy}`),
          ),
        ]}
        rowKey={({ billId }) => billId}
        rowName={({ month }) => month}
        actions={(bill) => [
          {
            key: 'pay',
            label: t('pay'),
            disabledReason: bill.status === 'paid' ? t('alreadyPaid') : undefined,
            onPress: () => open(bill),
          },
        ]}
      />
      {subject !== null && (
        <Dialog
          open
          alert
          onClose={close}
          title={t('payTitle', { month: subject.month })}
          footer={
            <>
              <Button onClick={close}>{t('cancel')}</Button>
              {compare(balance, subject.amount) >= 0 ? (
                <Button variant="primary" busy={busy} onClick={() => closeAfter(commands.pay(subject))}>
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
          {t('payText', { amount: formatMoney(subject.amount), balance: formatMoney(balance) })}
        </Dialog>
      )}
    </>
  )
}
