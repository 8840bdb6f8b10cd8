import { formatMoney } from '@compute-mall/core/money'
import { type RefundRequestRow, refundRequestList, refundWayOf } from '@compute-mall/core/order'
import { withColon } from '@compute-mall/core/text'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, Tag, useDialog } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { RefundProgress } from './RefundProgress.tsx'
import { refundTones } from './tones.ts'

export interface RefundsPageProps {
  readonly view: WorkListView<typeof refundRequestList, RefundRequestRow> & {
    readonly mayDecide: boolean
    readonly busy: boolean
  }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: WorkListCommands & {
    readonly approve: (row: RefundRequestRow) => Promise<boolean>
    readonly refuse: (row: RefundRequestRow, reason: string) => Promise<boolean>
  }
}

interface Asking {
  readonly what: 'approve' | 'refuse'
  readonly row: RefundRequestRow
}

/** Refunds that buyers request before a resource is open. */
export const RefundsPage = ({ view, links, commands }: RefundsPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const columns = useColumnsOf<RefundRequestRow>()
  const { subject, open, close, closeAfter } = useDialog<Asking>()
  const { query, mayDecide, busy } = view
  const actions = (row: RefundRequestRow): readonly Action[] => {
    const look: Action = { key: 'look', label: t('view'), to: links.order(row.orderId) }
    if (row.status !== 'asked') return [look]
    const disabledReason = mayDecide ? undefined : t('notAllowed')
    return [
      {
        key: 'approve',
        label: t('approve'),
        disabledReason,
        onPress: () => open({ what: 'approve', row }),
      },
      {
        key: 'refuse',
        label: t('refuse'),
        danger: true,
        disabledReason,
        onPress: () => open({ what: 'refuse', row }),
      },
      look,
    ]
  }
  return (
    <>
      <WorkListPage
        list={refundRequestList}
        view={view}
        commands={commands}
        head={{ title: t('refunds') }}
        tabs={{ key: 'status', option: (status) => t(`refund.${status}`), all: 'last' }}
        search={t('searchRefunds')}
        empty={
          query.status === 'asked'
            ? { title: t('noneAsked'), text: t('noneAskedText') }
            : { title: t('noRefunds') }
        }
        columns={[
          columns.link('orderNo', t('order:orderNo'), ({ orderId }) => links.order(orderId)),
          columns.cell(
            'status',
            t('order:status'),
            ({ status, refund }) =>
              refund === null ? (
                <Tag tone={refundTones[status]}>{t(`refund.${status}`)}</Tag>
              ) : (
                <RefundProgress refund={refund} />
              ),
            { card: 'tag' },
          ),
          columns.text('buyer', t('order:buyer')),
          columns.money('total', t('order:total')),
          columns.cell(
            'payMethod',
            t('order:payMethod'),
            ({ payMethod }) => (payMethod === null ? NO_VALUE : t(`order:payMethod.${payMethod}`)),
            { nowrap: true },
          ),
          columns.time('askTime', t('asked')),
        ]}
        rowKey={({ requestId }) => requestId}
        rowName={({ orderNo }) => orderNo}
        actions={actions}
        note={({ reason, decision }) =>
          decision === null ? reason : `${reason} · ${withColon(language, t('decision'), decision)}`
        }
      />
      {subject?.what === 'approve' && (
        <Dialog
          open
          alert
          onClose={close}
          title={t('approveTitle')}
          footer={
            <>
              <Button onClick={close}>{t('cancel')}</Button>
              <Button variant="primary" busy={busy} onClick={() => closeAfter(commands.approve(subject.row))}>
                {t('approve')}
              </Button>
            </>
          }
        >
          <Stack>
            <Text>
              {t('approveText', { orderNo: subject.row.orderNo, amount: formatMoney(subject.row.total) })}
            </Text>
            <Text weight="medium">{t(`approveNext.${refundWayOf(subject.row.payMethod)}`)}</Text>
          </Stack>
        </Dialog>
      )}
      {subject?.what === 'refuse' && (
        <ReasonDialog
          title={t('refuseTitle')}
          text={t('refuseText')}
          hint={t('reasonHint')}
          confirm={t('refuse')}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => closeAfter(commands.refuse(subject.row, reason))}
        />
      )}
    </>
  )
}
