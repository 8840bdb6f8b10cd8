import type { Loaded } from '@compute-mall/app'
import {
  INVOICE_TITLE,
  type Invoice,
  type InvoiceForm,
  InvoiceKind,
  type InvoiceOrder,
  invoiceFaults,
} from '@compute-mall/core/invoice'
import type { Message } from '@compute-mall/core/messages'
import { formatMoney, totalOf } from '@compute-mall/core/money'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  Notice,
  RadioGroup,
  Skeleton,
  TextField,
} from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderColumns } from './InvoicePage.tsx'

interface AskInvoiceLinks {
  readonly invoices: string
  readonly orders: string
  readonly order: (orderId: string) => string
}

export interface AskInvoicePageProps {
  readonly view: {
    readonly orders: Loaded<readonly InvoiceOrder[]>
    /** Whose title is offered again. */
    readonly previous: Pick<Invoice, 'kind' | 'title' | 'taxNumber'> | null
    readonly pending: boolean
    readonly refusal: Message | null
  }
  readonly links: AskInvoiceLinks
  readonly commands: { readonly ask: (form: InvoiceForm) => void; readonly retry: () => void }
}

/** A customer chooses paid orders and says to whom the invoice is made out. */
export const AskInvoicePage = ({ view, links, commands }: AskInvoicePageProps) => {
  const { t } = useTranslation('invoice')
  return (
    <DeskPage
      head={{ trail: [{ label: t('own'), to: links.invoices }, { label: t('ask') }], title: t('ask') }}
    >
      <PageState
        state={view.orders}
        skeleton={
          <Card>
            <Skeleton height="320px" />
          </Card>
        }
        onRetry={commands.retry}
      >
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState
              title={t('noOrders')}
              text={t('noOrdersHint')}
              actions={<LinkButton to={links.orders}>{t('orders')}</LinkButton>}
            />
          ) : (
            <Form orders={orders} view={view} links={links} onAsk={commands.ask} />
          )
        }
      </PageState>
    </DeskPage>
  )
}

interface FormProps extends Pick<AskInvoicePageProps, 'view' | 'links'> {
  readonly orders: readonly InvoiceOrder[]
  readonly onAsk: (form: InvoiceForm) => void
}

const Form = ({ orders, view, links, onAsk }: FormProps) => {
  const { t } = useTranslation('invoice')
  const say = useSay()
  const columns = useOrderColumns(links.order)
  const { previous, pending, refusal } = view
  const [kind, setKind] = useState<InvoiceKind>(previous?.kind ?? 'enterprise')
  const [title, setTitle] = useState(previous?.title ?? '')
  const [taxNumber, setTaxNumber] = useState(previous?.taxNumber ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const form: InvoiceForm = { kind, title, taxNumber, orderId: [...chosen] }
  const faults = isTried ? invoiceFaults(form) : []
  const sum = totalOf(orders.filter(({ orderId }) => chosen.has(orderId)).map(({ amount }) => amount))
  const send = () => {
    setTried(true)
    if (invoiceFaults(form).length === 0) onAsk(form)
  }
  return (
    <Stack>
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(refusal)}
        </Notice>
      )}
      <Card title={t('choose')}>
        <Stack>
          {faults.includes('orderId') && (
            <Notice tone="danger" role="alert">
              {t('orderWrong')}
            </Notice>
          )}
          <DataTable
            caption={t('choose')}
            columns={columns}
            rows={orders}
            rowKey={({ orderId }) => orderId}
            rowName={({ orderNo }) => orderNo}
            selection={{ keys: chosen, onSelect: setChosen }}
          />
          <Text role="status">{t('chosen', { count: chosen.size, amount: formatMoney(sum) })}</Text>
        </Stack>
      </Card>
      <Card title={t('invoiceTitle')}>
        <Stack>
          <RadioGroup
            legend={t('kind')}
            options={InvoiceKind.values.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <TextField
            label={t('invoiceTitle')}
            required
            maxLength={INVOICE_TITLE.maximum}
            autoComplete="organization"
            value={title}
            onChange={setTitle}
            error={faults.includes('title') ? t('titleWrong') : undefined}
          />
          {kind === 'enterprise' && (
            <TextField
              label={t('taxNumber')}
              hint={t('taxNumberHint')}
              required
              maxLength={24}
              autoComplete="off"
              value={taxNumber}
              onChange={setTaxNumber}
              error={faults.includes('taxNumber') ? t('taxNumberWrong') : undefined}
            />
          )}
          <div>
            <Button variant="primary" busy={pending} onClick={send}>
              {t('submit')}
            </Button>
          </div>
        </Stack>
      </Card>
    </Stack>
  )
}
