import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import {
  type RefundRequestRow,
  RefundStatus,
  refundRequestList,
  refundState,
  refundTime,
  refundWayOf,
} from '@compute-mall/core/order'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Dialog, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { pageParts } from '../../list/pageParts.ts'
import { owedTones, refundTones } from './tones.ts'

export interface RefundsPageProps {
  readonly view: {
    readonly page: Loaded<Page<RefundRequestRow>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    readonly query: QueryOf<typeof refundRequestList>
    readonly mayDecide: boolean
    readonly busy: boolean
    /** Counts the decisions; each closes the dialogs. */
    readonly round: number
  }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly approve: (row: RefundRequestRow) => void
      readonly refuse: (row: RefundRequestRow, reason: string) => void
    }
}

const ALL = 'all'

interface Asking {
  readonly what: 'approve' | 'refuse'
  readonly row: RefundRequestRow
  readonly round: number
}

/** What buyers ask back before a resource is open (W30). */
export const RefundsPage = ({ view, links, commands }: RefundsPageProps) => {
  const { t } = useTranslation('operations')
  const { language } = useLanguage()
  const columns = useColumns(links.order)
  const [asking, setAsking] = useState<Asking | null>(null)
  const { page, query, mayDecide, busy, round } = view
  const open = asking !== null && asking.round === round ? asking : null
  const close = () => setAsking(null)
  const actions = (row: RefundRequestRow): readonly Action[] => {
    const look: Action = { key: 'look', label: t('view'), to: links.order(row.orderId) }
    if (row.status !== 'asked') return [look]
    const disabledReason = mayDecide ? undefined : t('notAllowed')
    return [
      {
        key: 'approve',
        label: t('approve'),
        disabledReason,
        onPress: () => setAsking({ what: 'approve', row, round }),
      },
      {
        key: 'refuse',
        label: t('refuse'),
        danger: true,
        disabledReason,
        onPress: () => setAsking({ what: 'refuse', row, round }),
      },
      look,
    ]
  }
  return (
    <>
      <ListPage<RefundRequestRow>
        view={{
          head: { title: t('refunds') },
          fresh: view.fresh,
          savedViews: view.savedViews,
          exporting: view.exporting,
          ...pageParts(page, query, refundRequestList.sorts[0]),
          tabs: {
            value: query.status ?? ALL,
            items: [
              ...RefundStatus.values.map((id) => ({ id, label: t(`refund.${id}`) })),
              { id: ALL, label: t('tabAll') },
            ],
          },
          search: { label: t('searchRefunds'), value: query.keyword ?? '' },
          empty:
            query.status === 'asked'
              ? { title: t('noneAsked'), text: t('noneAskedText') }
              : { title: t('noRefunds') },
        }}
        commands={{
          ...commands,
          openTab: (id) => commands.filter('status', RefundStatus.is(id) ? id : ''),
        }}
        columns={columns}
        rowKey={({ requestId }) => requestId}
        rowName={({ orderNo }) => orderNo}
        actions={actions}
        note={({ reason, decision }) =>
          decision === null ? reason : `${reason} · ${withColon(language, t('decision'), decision)}`
        }
      />
      {open?.what === 'approve' && (
        <Dialog
          open
          alert
          onClose={close}
          title={t('approveTitle')}
          footer={
            <>
              <Button onClick={close}>{t('cancel')}</Button>
              <Button variant="primary" busy={busy} onClick={() => commands.approve(open.row)}>
                {t('approve')}
              </Button>
            </>
          }
        >
          <Stack>
            <Text>
              {t('approveText', { orderNo: open.row.orderNo, amount: formatMoney(open.row.total) })}
            </Text>
            <Text weight="medium">{t(`approveNext.${refundWayOf(open.row.payMethod)}`)}</Text>
          </Stack>
        </Dialog>
      )}
      {open?.what === 'refuse' && (
        <ReasonDialog
          title={t('refuseTitle')}
          text={t('refuseText')}
          hint={t('reasonHint')}
          confirm={t('refuse')}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => commands.refuse(open.row, reason)}
        />
      )}
    </>
  )
}

const useColumns = (order: (orderId: string) => string): readonly Column<RefundRequestRow>[] => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  return [
    {
      key: 'orderNo',
      header: t('order:orderNo'),
      card: 'title',
      nowrap: true,
      render: ({ orderId, orderNo }) => <Link to={order(orderId)}>{orderNo}</Link>,
    },
    {
      key: 'status',
      header: t('order:status'),
      card: 'tag',
      render: ({ status, refund }) => (
        <>
          <Tag tone={refund === null ? refundTones[status] : owedTones[refundState(refund)]}>
            {refund === null ? t(`refund.${status}`) : t(`order:refundState.${refundState(refund)}`)}
          </Tag>
          {refund !== null && (
            <Text size="caption" tone="soft">
              {formatInstant(refundTime(refund), language)} ·{' '}
              {t(`owedNext.${refund.way}.${refundState(refund)}`)}
            </Text>
          )}
        </>
      ),
    },
    { key: 'buyer', header: t('order:buyer'), nowrap: true, render: ({ buyer }) => buyer },
    {
      key: 'total',
      header: t('order:total'),
      align: 'end',
      nowrap: true,
      render: ({ total }) => formatMoney(total),
    },
    {
      key: 'payMethod',
      header: t('order:payMethod'),
      nowrap: true,
      render: ({ payMethod }) => (payMethod === null ? '—' : t(`order:payMethod.${payMethod}`)),
    },
    {
      key: 'askTime',
      header: t('asked'),
      nowrap: true,
      sortable: true,
      render: ({ askTime }) => <time dateTime={askTime}>{formatInstant(askTime, language)}</time>,
    },
  ]
}
