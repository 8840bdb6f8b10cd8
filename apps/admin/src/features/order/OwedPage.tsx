import { formatMoney } from '@compute-mall/core/money'
import { type OwedRefund, owedRefundList } from '@compute-mall/core/order'
import {
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { useDialog } from '@compute-mall/ui/parts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransferEntry } from '../../dialogs/TransferDialog.tsx'
import { RefundProgress } from './RefundProgress.tsx'
import { useProviderName } from './useProviderName.ts'

/** With its calendar, which weighs a quarter of the page. */
const TransferDialog = lazy(async () => {
  const dialogs = await import('../../dialogs/TransferDialog.tsx')
  return { default: dialogs.TransferDialog }
})

export interface OwedPageProps {
  readonly view: WorkListView<typeof owedRefundList, OwedRefund> & {
    readonly mayDecide: boolean
    readonly now: number
    readonly busy: boolean
  }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: WorkListCommands & {
    readonly made: (row: OwedRefund, transfer: TransferEntry) => Promise<boolean>
  }
}

/** Money that is owed back; what came by bank is sent back by hand and entered here. */
export const OwedPage = ({ view, links, commands }: OwedPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const nameOf = useProviderName()
  const columns = useColumnsOf<OwedRefund>()
  const { subject, open, close, closeAfter } = useDialog<OwedRefund>()
  const { query, mayDecide, now, busy } = view
  const actions = (row: OwedRefund): readonly Action[] => {
    const look: Action = { key: 'look', label: t('view'), to: links.order(row.orderId) }
    if (row.way !== 'bank' || row.returnTime !== null) return [look]
    const disabledReason = mayDecide ? undefined : t('notAllowed')
    return [{ key: 'made', label: t('made'), disabledReason, onPress: () => open(row) }, look]
  }
  return (
    <>
      <WorkListPage
        list={owedRefundList}
        view={view}
        commands={commands}
        head={{ title: t('owed') }}
        tabs={{ key: 'state', option: (state) => t(`owed.${state}`), all: 'last' }}
        search={t('searchRefunds')}
        empty={
          query.state === 'byHand'
            ? { title: t('noneByHand'), text: t('noneByHandText') }
            : { title: t('noOwed') }
        }
        columns={[
          columns.link('orderNo', t('order:orderNo'), ({ orderId }) => links.order(orderId), {
            below: ({ buyer }) => buyer,
          }),
          columns.cell('state', t('order:refundState'), (refund) => <RefundProgress refund={refund} />, {
            card: 'tag',
            roomy: true,
          }),
          columns.money('amount', t('owedAmount')),
          columns.cell('reason', t('owedReason'), ({ reason }) => t(`owedReason.${reason}`)),
          columns.cell(
            'provider',
            t('provider'),
            ({ provider, transactionNo }) => <TwoLines below={transactionNo}>{nameOf(provider)}</TwoLines>,
            { nowrap: true },
          ),
          columns.time('approveTime', t('order:refundState.approved')),
        ]}
        rowKey={({ refundId }) => refundId}
        rowName={({ orderNo }) => orderNo}
        actions={actions}
      />
      {subject !== null && (
        <Suspense>
          <TransferDialog
            title={t('madeTitle')}
            text={t('madeText', { amount: formatMoney(subject.amount), buyer: subject.buyer })}
            confirm={t('made')}
            approveTime={subject.approveTime}
            now={now}
            busy={busy}
            onClose={close}
            onConfirm={(transfer) => closeAfter(commands.made(subject, transfer))}
          />
        </Suspense>
      )}
    </>
  )
}
