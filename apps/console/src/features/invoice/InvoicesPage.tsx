import { type Invoice, invoiceTypeOf, isToCorrect, ownInvoiceList } from '@compute-mall/core/invoice'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'
import { invoiceTones } from './tones.ts'

export interface InvoicesPageProps {
  readonly view: WorkListView<typeof ownInvoiceList, Invoice>
  readonly links: {
    readonly account: string
    readonly request: string
    readonly invoice: (invoiceId: string) => string
  }
  readonly commands: WorkListCommands
}

/** The user's requests for invoices, with their states. */
export const InvoicesPage = ({ view, links, commands }: InvoicesPageProps) => {
  const { t } = useTranslation(['invoice', 'ledger'])
  const columns = useColumnsOf<Invoice>()
  return (
    <WorkListPage
      list={ownInvoiceList}
      view={view}
      commands={commands}
      head={{
        title: t('own'),
        trail: [{ label: t('ledger:title'), to: links.account }, { label: t('own') }],
        primary: { key: 'ask', label: t('ask'), to: links.request },
      }}
      filters={[{ key: 'state', label: t('state'), option: (state) => t(`state.${state}`) }]}
      empty={{ title: t('none'), text: t('noneHint') }}
      columns={[
        columns.link('number', t('number'), ({ invoiceId }) => links.invoice(invoiceId)),
        columns.cell('type', t('type'), (invoice) => t(`type.${invoiceTypeOf(invoice)}`)),
        columns.text('title', t('invoiceTitle'), { nowrap: false }),
        columns.money('amount', t('amount')),
        columns.time('askTime', t('askTime')),
        columns.tag('state', t('state'), ({ state, toCorrect }) =>
          isToCorrect({ toCorrect })
            ? { tone: 'warn', label: t('toCorrect') }
            : { tone: invoiceTones[state], label: t(`state.${state}`) },
        ),
      ]}
      rowKey={({ invoiceId }) => invoiceId}
      rowName={({ number }) => number}
    />
  )
}
