import { type PostpaidBill, postpaidBillList } from '@compute-mall/core/payment'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useDialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { ReferenceDialog } from './ReferenceDialog.tsx'
import { billTones } from './tones.ts'

export interface PostpaidBillsPageProps {
  readonly view: WorkListView<typeof postpaidBillList, PostpaidBill> & {
    readonly mayDecide: boolean
    readonly busy: boolean
  }
  readonly links: { readonly accounts: string }
  readonly commands: WorkListCommands & {
    readonly record: (row: PostpaidBill, bankReference: string) => Promise<boolean>
  }
}

/** Bills of post-paid customers, and the transfers by which they are paid. */
export const PostpaidBillsPage = ({ view, links, commands }: PostpaidBillsPageProps) => {
  const { t } = useTranslation('postpaid')
  const columns = useColumnsOf<PostpaidBill>()
  const { subject, open, close, closeAfter } = useDialog<PostpaidBill>()
  const { mayDecide, busy } = view
  const disabledReason = ({ status }: PostpaidBill) => {
    if (status === 'paid') return t('alreadyPaid')
    return mayDecide ? undefined : t('notAllowed')
  }
  return (
    <>
      <WorkListPage
        list={postpaidBillList}
        view={view}
        commands={commands}
        head={{
          title: t('bills'),
          trail: [{ label: t('accounts'), to: links.accounts }, { label: t('bills') }],
        }}
        tabs={{ key: 'status', option: (status) => t(`status.${status}`), all: 'first' }}
        search={t('searchBills')}
        empty={{ title: t('noBills'), text: t('noBillsText') }}
        columns={[
          columns.text('userName', t('userName'), { card: 'title', nowrap: false }),
          columns.text('month', t('month')),
          columns.money('amount', t('amount')),
          columns.tag('status', t('status'), ({ status }) => ({
            tone: billTones[status],
            label: t(`status.${status}`),
          })),
          columns.time('issueTime', t('issueTime')),
          columns.time('dueTime', t('dueTime')),
          columns.time('payTime', t('payTime')),
          columns.cell('paidBy', t('paidBy'), ({ paidBy, bankReference }) =>
            paidBy === null ? NO_VALUE : [t(`paidBy.${paidBy}`), bankReference].filter(Boolean).join(' · '),
          ),
        ]}
        rowKey={({ billId }) => billId}
        rowName={({ userName, month }) => `${userName} ${month}`}
        actions={(row) => [
          {
            key: 'record',
            label: t('record'),
            disabledReason: disabledReason(row),
            onPress: () => open(row),
          },
        ]}
      />
      {subject !== null && (
        <ReferenceDialog
          bill={subject}
          busy={busy}
          onClose={close}
          onConfirm={(...entry) => closeAfter(commands.record(...entry))}
        />
      )}
    </>
  )
}
