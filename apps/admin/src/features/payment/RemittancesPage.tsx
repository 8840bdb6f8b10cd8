import { type RemittanceRow, remittanceList } from '@compute-mall/core/payment'
import {
  Instant,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'
import { slipTones } from './tones.ts'

export interface RemittancesPageProps {
  readonly view: WorkListView<typeof remittanceList, RemittanceRow>
  readonly links: { readonly remittance: (orderNo: string) => string }
  readonly commands: WorkListCommands
}

/** Payment slips that buyers uploaded, those under review first. */
export const RemittancesPage = ({ view, links, commands }: RemittancesPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const columns = useColumnsOf<RemittanceRow>()
  return (
    <WorkListPage
      list={remittanceList}
      view={view}
      commands={commands}
      head={{ title: t('remittances') }}
      tabs={{ key: 'status', option: (status) => t(`slip.${status}`), all: 'last' }}
      search={t('searchRemittances')}
      empty={
        view.query.status === 'waiting'
          ? { title: t('nothingWaits'), text: t('nothingWaitsText') }
          : { title: t('noRemittances') }
      }
      columns={[
        columns.link('orderNo', t('order:orderNo'), ({ orderNo }) => links.remittance(orderNo), {
          below: ({ buyer }) => buyer,
        }),
        columns.tag('status', t('order:status'), ({ status }) => ({
          tone: slipTones[status],
          label: t(`slip.${status}`),
        })),
        columns.text('remarkCode', t('remarkCode')),
        columns.money('amount', t('amount')),
        columns.time('uploadTime', t('uploaded')),
        columns.cell('waitUntil', t('waitUntil'), ({ waitUntil, status }) => (
          <Instant at={status === 'waiting' ? waitUntil : null} />
        )),
      ]}
      rowKey={({ orderId }) => orderId}
      rowName={({ orderNo }) => orderNo}
      actions={({ orderNo, status }) => [
        { key: 'check', label: t(status === 'waiting' ? 'check' : 'look'), to: links.remittance(orderNo) },
      ]}
    />
  )
}
