import {
  type AskedInvoice,
  InvoiceState,
  invoiceList,
  invoiceTypeOf,
  isToCorrect,
} from '@compute-mall/core/invoice'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'
import { invoiceTones } from './tones.ts'

export interface InvoicesPageProps {
  readonly view: WorkListView<typeof invoiceList, AskedInvoice>
  readonly links: { readonly invoice: (invoiceId: string) => string }
  readonly commands: WorkListCommands & Required<Pick<WorkListCommands, 'openTab'>>
}

/** Invoices that customers request, those to issue first. */
export const InvoicesPage = ({ view, links, commands }: InvoicesPageProps) => {
  const { t } = useTranslation('invoice')
  const columns = useColumnsOf<AskedInvoice>()
  const { query } = view
  const noneOf = (state: typeof query.state) => (state === 'requested' ? t('nothingWaits') : t('none'))
  return (
    <WorkListPage
      list={invoiceList}
      view={view}
      commands={commands}
      head={{ title: t('desk') }}
      tabs={{
        value: query.toCorrect === true ? 'toCorrect' : (query.state ?? 'all'),
        items: [
          ...InvoiceState.values.map((id) => ({ id, label: t(`state.${id}`) })),
          { id: 'toCorrect', label: t('toCorrect') },
          { id: 'all', label: t('all') },
        ],
      }}
      filters={[{ key: 'type', label: t('type'), option: (type) => t(`type.${type}`) }]}
      search={t('search')}
      empty={{ title: query.toCorrect === true ? t('nothingToCorrect') : noneOf(query.state) }}
      columns={[
        columns.link('number', t('number'), ({ invoiceId }) => links.invoice(invoiceId)),
        columns.tag('state', t('state'), ({ state, toCorrect }) =>
          isToCorrect({ toCorrect })
            ? { tone: 'warn', label: t('toCorrect') }
            : { tone: invoiceTones[state], label: t(`state.${state}`) },
        ),
        columns.text('userName', t('user')),
        columns.cell('type', t('type'), (invoice) => t(`type.${invoiceTypeOf(invoice)}`)),
        columns.text('title', t('invoiceTitle'), { nowrap: false }),
        columns.money('amount', t('amount')),
        columns.time('askTime', t('askTime')),
      ]}
      rowKey={({ invoiceId }) => invoiceId}
      rowName={({ number }) => number}
      actions={({ invoiceId }) => [{ key: 'look', label: t('look'), to: links.invoice(invoiceId) }]}
    />
  )
}
