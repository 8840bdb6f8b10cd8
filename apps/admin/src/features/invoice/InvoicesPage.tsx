import type { Loaded } from '@compute-mall/app'
import {
  type AskedInvoice,
  InvoiceState,
  InvoiceType,
  invoiceList,
  invoiceTypeOf,
  isToCorrect,
} from '@compute-mall/core/invoice'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { invoiceTones } from './tones.ts'

export interface InvoicesPageProps {
  readonly view: {
    readonly page: Loaded<Page<AskedInvoice>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    readonly query: QueryOf<typeof invoiceList>
  }
  readonly links: { readonly invoice: (invoiceId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'openTab'>>
}

const ALL = 'all'
const TO_CORRECT = 'toCorrect'

/** The invoices that customers ask for, those that wait first of all. */
export const InvoicesPage = ({ view: { page, query, exporting }, links, commands }: InvoicesPageProps) => {
  const { t } = useTranslation('invoice')
  const columns = useColumns(links.invoice)
  return (
    <ListPage<AskedInvoice>
      view={{
        head: { title: t('desk') },
        exporting,
        ...pageParts(page, query, invoiceList.sorts[0]),
        tabs: {
          value: query.toCorrect === true ? TO_CORRECT : (query.state ?? ALL),
          items: [
            ...InvoiceState.values.map((id) => ({ id, label: t(`state.${id}`) })),
            { id: TO_CORRECT, label: t('toCorrect') },
            { id: ALL, label: t('all') },
          ],
        },
        filters: [
          {
            key: 'type',
            label: t('type'),
            value: query.type ?? '',
            options: InvoiceType.values.map((value) => ({ value, label: t(`type.${value}`) })),
          },
        ],
        search: { label: t('search'), value: query.keyword ?? '' },
        empty: {
          title:
            query.toCorrect === true
              ? t('nothingToCorrect')
              : query.state === 'requested'
                ? t('nothingWaits')
                : t('none'),
        },
      }}
      commands={commands}
      columns={columns}
      rowKey={({ invoiceId }) => invoiceId}
      rowName={({ number }) => number}
      actions={({ invoiceId }) => [{ key: 'look', label: t('look'), to: links.invoice(invoiceId) }]}
    />
  )
}

const useColumns = (invoice: (invoiceId: string) => string): readonly Column<AskedInvoice>[] => {
  const { t } = useTranslation('invoice')
  const { language } = useLanguage()
  return [
    {
      key: 'number',
      header: t('number'),
      card: 'title',
      nowrap: true,
      render: ({ invoiceId, number }) => <Link to={invoice(invoiceId)}>{number}</Link>,
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
    { key: 'user', header: t('user'), nowrap: true, render: ({ userName }) => userName },
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
      sortable: true,
      render: ({ askTime }) => <time dateTime={askTime}>{formatInstant(askTime, language)}</time>,
    },
  ]
}
