import {
  type InvoiceDetail,
  type InvoiceOrder,
  invoiceTypeOf,
  isToCorrect,
  specialInvoiceFields,
} from '@compute-mall/core/invoice'
import { formatMoney } from '@compute-mall/core/money'
import { formatInstant } from '@compute-mall/core/time'
import { type DetailContent, DetailPage } from '@compute-mall/ui/desk/detail'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Card, LinkButton, Notice } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { invoiceTones } from './tones.ts'

interface InvoiceLinks {
  readonly invoices: string
  readonly ask: string
  readonly order: (orderId: string) => string
}

export interface InvoicePageProps {
  readonly view: { readonly state: LoadState<InvoiceDetail>; readonly downloading: boolean }
  readonly links: InvoiceLinks
  readonly commands: { readonly download: () => void; readonly retry: () => void }
}

/** A request for an invoice: what it is for, how far it is, and the file once it is issued. */
export const InvoicePage = ({ view, links, commands }: InvoicePageProps) => {
  const { t } = useTranslation('invoice')
  const { language } = useLanguage()
  const { state, downloading } = view
  const companyOf = ({ special }: InvoiceDetail) =>
    special === null ? [] : specialInvoiceFields.map((field) => ({ name: t(field), value: special[field] }))
  const invoice = state.kind === 'loaded' ? state.value : null
  const title = invoice?.number ?? t('title')
  const download: Action = {
    key: 'download',
    label: t('download'),
    busy: downloading,
    onPress: commands.download,
  }
  return (
    <DetailPage<InvoiceDetail>
      view={{
        head: {
          trail: [{ label: t('own'), to: links.invoices }, { label: title }],
          title,
          tag:
            invoice === null
              ? undefined
              : { label: t(`state.${invoice.state}`), tone: invoiceTones[invoice.state] },
          primary: invoice?.state === 'issued' ? download : undefined,
        },
        state,
      }}
      commands={commands}
    >
      {(value): DetailContent => ({
        message: <Message invoice={value} links={links} />,
        facts: {
          items: [
            { name: t('type'), value: t(`type.${invoiceTypeOf(value)}`) },
            { name: t('kind'), value: t(`kind.${value.kind}`) },
            { name: t('invoiceTitle'), value: value.title },
            ...(value.taxNumber === '' ? [] : [{ name: t('taxNumber'), value: value.taxNumber }]),
            ...companyOf(value),
            { name: t('amount'), value: <strong>{formatMoney(value.amount)}</strong> },
            { name: t('askTime'), value: formatInstant(value.askTime, language) },
            ...(value.decideTime === null
              ? []
              : [{ name: t('decideTime'), value: formatInstant(value.decideTime, language) }]),
            ...value.corrections.map(({ redNumber, amount, at }) => ({
              name: t('redNumber'),
              value: [redNumber, formatMoney(amount), formatInstant(at, language)].join(' · '),
            })),
          ],
        },
        children: <Orders orders={value.orders} order={links.order} />,
      })}
    </DetailPage>
  )
}

const Message = ({ invoice, links }: { readonly invoice: InvoiceDetail; readonly links: InvoiceLinks }) => {
  const { t } = useTranslation('invoice')
  const { language } = useLanguage()
  if (invoice.state === 'requested') return <Notice>{t('waits')}</Notice>
  if (invoice.state === 'issued') {
    const replacement = invoice.replacements.at(-1)
    return (
      <>
        {isToCorrect(invoice) && (
          <Notice tone="warn" title={t('toCorrect')}>
            {t('toCorrectOwn', { amount: formatMoney(invoice.toCorrect) })}
          </Notice>
        )}
        {replacement && (
          <Notice>
            {t('replacedOwn', { time: formatInstant(replacement.at, language), reason: replacement.reason })}
          </Notice>
        )}
      </>
    )
  }
  return (
    <Notice
      tone="danger"
      title={t('reason')}
      actions={
        <LinkButton size="small" to={links.ask}>
          {t('again')}
        </LinkButton>
      }
    >
      {invoice.reason}
    </Notice>
  )
}

interface OrdersProps {
  readonly orders: readonly InvoiceOrder[]
  readonly order: InvoiceLinks['order']
}

const Orders = ({ orders, order }: OrdersProps) => {
  const { t } = useTranslation('invoice')
  const columns = useOrderColumns(order)
  return (
    <Card title={t('orders')}>
      <DataTable
        caption={t('orders')}
        columns={columns}
        rows={orders}
        rowKey={({ orderId }) => orderId}
        rowName={({ orderNo }) => orderNo}
      />
    </Card>
  )
}

/** The facts of orders that are on an invoice, or may be. */
export const useOrderColumns = (order: InvoiceLinks['order']): readonly Column<InvoiceOrder>[] => {
  const { t } = useTranslation('invoice')
  const { language, inLanguage } = useLanguage()
  return [
    {
      key: 'orderNo',
      header: t('orderNo'),
      card: 'title',
      nowrap: true,
      render: ({ orderId, orderNo }) => <Link to={order(orderId)}>{orderNo}</Link>,
    },
    { key: 'goods', header: t('goods'), render: ({ name }) => inLanguage(name) },
    {
      key: 'payTime',
      header: t('payTime'),
      nowrap: true,
      render: ({ payTime }) => formatInstant(payTime, language),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
  ]
}
