import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { type OwedRefund, owedRefundList, refundState, refundTime } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TransferDialog, type TransferEntry } from '../../dialogs/TransferDialog.tsx'
import { pageParts } from '../../list/pageParts.ts'
import { owedTones } from './tones.ts'
import { useProviderName } from './useProviderName.ts'

export interface OwedPageProps {
  readonly view: {
    readonly page: Loaded<Page<OwedRefund>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    readonly query: QueryOf<typeof owedRefundList>
    readonly mayDecide: boolean
    readonly now: number
    readonly busy: boolean
    /** Counts what was entered; each closes the dialog. */
    readonly round: number
  }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly made: (row: OwedRefund, transfer: TransferEntry) => void
    }
}

const ALL = 'all'
const STATES = ['byHand', 'waiting', 'done'] as const

/** Money that is owed back; what came by bank is sent back by hand and entered here. */
export const OwedPage = ({ view, links, commands }: OwedPageProps) => {
  const { t } = useTranslation('operations')
  const columns = useColumns(links.order)
  const [asking, setAsking] = useState<{ readonly row: OwedRefund; readonly round: number } | null>(null)
  const { page, query, mayDecide, now, busy, round } = view
  const actions = (row: OwedRefund): readonly Action[] => {
    const look: Action = { key: 'look', label: t('view'), to: links.order(row.orderId) }
    if (row.way !== 'bank' || row.returnTime !== null) return [look]
    const disabledReason = mayDecide ? undefined : t('notAllowed')
    return [{ key: 'made', label: t('made'), disabledReason, onPress: () => setAsking({ row, round }) }, look]
  }
  return (
    <>
      <ListPage<OwedRefund>
        view={{
          head: { title: t('owed') },
          exporting: view.exporting,
          ...pageParts(page, query, owedRefundList.sorts[0]),
          tabs: {
            value: query.state ?? ALL,
            items: [...STATES.map((id) => ({ id, label: t(`owed.${id}`) })), { id: ALL, label: t('tabAll') }],
          },
          search: { label: t('searchRefunds'), value: query.keyword ?? '' },
          empty:
            query.state === 'byHand'
              ? { title: t('noneByHand'), text: t('noneByHandText') }
              : { title: t('noOwed') },
        }}
        commands={{
          ...commands,
          openTab: (id) => commands.filter('state', id === ALL ? '' : id),
        }}
        columns={columns}
        rowKey={({ refundId }) => refundId}
        rowName={({ orderNo }) => orderNo}
        actions={actions}
      />
      {asking !== null && asking.round === round && (
        <TransferDialog
          title={t('madeTitle')}
          text={t('madeText', { amount: formatMoney(asking.row.amount), buyer: asking.row.buyer })}
          confirm={t('made')}
          approveTime={asking.row.approveTime}
          now={now}
          busy={busy}
          onClose={() => setAsking(null)}
          onConfirm={(transfer) => commands.made(asking.row, transfer)}
        />
      )}
    </>
  )
}

const useColumns = (order: (orderId: string) => string): readonly Column<OwedRefund>[] => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const nameOf = useProviderName()
  return [
    {
      key: 'orderNo',
      header: t('order:orderNo'),
      card: 'title',
      nowrap: true,
      render: ({ orderId, orderNo }) => <Link to={order(orderId)}>{orderNo}</Link>,
    },
    { key: 'buyer', header: t('order:buyer'), nowrap: true, render: ({ buyer }) => buyer },
    {
      key: 'amount',
      header: t('owedAmount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
    { key: 'reason', header: t('owedReason'), render: ({ reason }) => t(`owedReason.${reason}`) },
    { key: 'provider', header: t('provider'), nowrap: true, render: ({ provider }) => nameOf(provider) },
    { key: 'transactionNo', header: t('transactionNo'), render: ({ transactionNo }) => transactionNo },
    {
      key: 'approveTime',
      header: t('order:refundState.approved'),
      nowrap: true,
      sortable: true,
      render: ({ approveTime }) => <time dateTime={approveTime}>{formatInstant(approveTime, language)}</time>,
    },
    {
      key: 'state',
      header: t('order:refundState'),
      card: 'tag',
      render: (refund) => (
        <>
          <Tag tone={owedTones[refundState(refund)]}>{t(`order:refundState.${refundState(refund)}`)}</Tag>
          <Text size="caption" tone="soft">
            {formatInstant(refundTime(refund), language)} ·{' '}
            {t(`owedNext.${refund.way}.${refundState(refund)}`)}
          </Text>
        </>
      ),
    },
  ]
}
