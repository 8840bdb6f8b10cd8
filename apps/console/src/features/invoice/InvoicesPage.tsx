import type { Loaded } from '@compute-mall/app'
import {
  type Invoice,
  InvoiceState,
  invoiceTypeOf,
  isToCorrect,
  type ownInvoiceList,
} from '@compute-mall/core/invoice'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { invoiceTones } from './tones.ts'

interface InvoicesLinks {
  readonly account: string
  readonly ask: string
  readonly invoice: (invoiceId: string) => string
}

export interface InvoicesPageProps {
  readonly view: {
    readonly page: Loaded<Page<Invoice>>
    readonly query: QueryOf<typeof ownInvoiceList>
  }
  readonly links: InvoicesLinks
  readonly commands: ListCommands
}

/** The invoices that the user asked for, and how far each is. */
export const InvoicesPage = ({ view: { page, query }, links, commands }: InvoicesPageProps) => {
  const { t } = useTranslation(['invoice', 'ledger'])
  return (
    <ListPage<Invoice>
      view={{
        head: {
          title: t('own'),
          trail: [{ label: t('ledger:title'), to: links.account }, { label: t('own') }],
          primary: { key: 'ask', label: t('ask'), to: links.ask },
        },
        rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
        filters: [
          {
            key: 'state',
            label: t('state'),
            value: query.state ?? '',
            options: InvoiceState.values.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ],
        sort: { key: 'askTime', descending: true },
        pager: {
          size: sizeOf(query.limit),
          hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
          hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
          total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
        },
        empty: { title: t('none'), text: t('noneHint') },
      }}
      commands={commands}
      columns={useColumns(links)}
      rowKey={({ invoiceId }) => invoiceId}
      rowName={({ number }) => number}
    />
  )
}

const useColumns = (links: InvoicesLinks): readonly Column<Invoice>[] => {
  const { t } = useTranslation('invoice')
  const { language } = useLanguage()
  return [
    {
      key: 'number',
      header: t('number'),
      card: 'title',
      nowrap: true,
      render: ({ invoiceId, number }) => <Link to={links.invoice(invoiceId)}>{number}</Link>,
    },
    { key: 'type', header: t('type'), render: (invoice) => t(`type.${invoiceTypeOf(invoice)}`) },
    { key: 'title', header: t('invoiceTitle'), render: ({ title }) => title },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
    {
      key: 'askTime',
      header: t('askTime'),
      nowrap: true,
      render: ({ askTime }) => <time dateTime={askTime}>{formatInstant(askTime, language)}</time>,
    },
    {
      key: 'state',
      header: t('state'),
      card: 'tag',
      nowrap: true,
      render: ({ state, toCorrect }) =>
        isToCorrect({ toCorrect }) ? (
          <Tag tone="warn">{t('toCorrect')}</Tag>
        ) : (
          <Tag tone={invoiceTones[state]}>{t(`state.${state}`)}</Tag>
        ),
    },
  ]
}
