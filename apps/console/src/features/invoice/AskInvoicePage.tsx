import { type Loaded, useTyped } from '@compute-mall/app'
import { cleanNumber } from '@compute-mall/core/codec'
import {
  INVOICE_BANK_NAME,
  INVOICE_TITLE,
  type InvoiceForm,
  InvoiceKind,
  type InvoiceOrder,
  InvoiceType,
  invoiceFaults,
  invoiceTypeOf,
  type SavedTitle,
  type SpecialInvoice,
  tidiedInvoice,
} from '@compute-mall/core/invoice'
import type { Message } from '@compute-mall/core/messages'
import { formatMoney, totalOf } from '@compute-mall/core/money'
import { tidiedAddress, tidiedTelephone } from '@compute-mall/core/text'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import {
  Button,
  Card,
  DescriptionList,
  Dialog,
  EmptyState,
  LinkButton,
  Notice,
  RadioGroup,
  SelectField,
  Skeleton,
  TextField,
} from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { type ReactNode, useState } from 'react'
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
    /** Titles of earlier requests, the latest first. */
    readonly saved: readonly SavedTitle[]
    /** Where the notice of the issued invoice goes besides, masked; null without one. */
    readonly mail: string | null
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

/** What is typed into the form, before it is checked. */
interface Draft extends SpecialInvoice {
  readonly kind: InvoiceKind
  readonly type: InvoiceType
  readonly title: string
  readonly taxNumber: string
  readonly orderId: readonly string[]
}

const noCompany: SpecialInvoice = { registeredAddress: '', telephone: '', bankName: '', bankAccount: '' }

const titleOf = ({ kind, title, taxNumber, special }: SavedTitle): Omit<Draft, 'orderId'> => ({
  kind,
  type: invoiceTypeOf({ special }),
  title,
  taxNumber,
  ...(special ?? noCompany),
})
const newTitle = titleOf({ kind: 'enterprise', title: '', taxNumber: '', special: null })

const formOf = ({ kind, type, title, taxNumber, orderId, ...company }: Draft): InvoiceForm => {
  const { registeredAddress, telephone, bankName, bankAccount } = company
  const isSpecial = kind === 'enterprise' && type === 'special'
  return {
    kind,
    title,
    taxNumber,
    special: isSpecial ? { registeredAddress, telephone, bankName, bankAccount } : undefined,
    orderId,
  }
}

/** The name under which the form outlives an expired session. */
export const ASK_INVOICE = 'invoice'

const textsOf = ({ orderId, ...draft }: Draft) => ({ ...draft, orderId: orderId.join(' ') })

const draftOf = (texts: ReturnType<typeof textsOf>, chosen: readonly InvoiceOrder[]): Draft => ({
  ...texts,
  orderId: chosen.map(({ orderId }) => orderId),
})

const NEW = 'new'

const Form = ({ orders, view, links, onAsk }: FormProps) => {
  const { t } = useTranslation('invoice')
  const say = useSay()
  const columns = useOrderColumns(links.order)
  const { saved, pending, refusal } = view
  const typed = useTyped(ASK_INVOICE, textsOf({ ...(saved[0] ? titleOf(saved[0]) : newTitle), orderId: [] }))
  const [choice, setChoice] = useState(saved.length > 0 && !typed.isRestored ? '0' : NEW)
  const [isTried, setTried] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const chosen = orders.filter(({ orderId }) => typed.fields.orderId.split(' ').includes(orderId))
  const draft = draftOf(typed.fields, chosen)
  const form = formOf(draft)
  const faults = isTried ? invoiceFaults(form) : []
  const sum = totalOf(chosen.map(({ amount }) => amount))
  const change = (changed: Partial<Draft>) => typed.change(textsOf({ ...draft, ...changed }))
  const errorOf = (field: InvoiceTextField) => (faults.includes(field) ? t(`${field}Wrong`) : undefined)
  const check = () => {
    setTried(true)
    setChecking(invoiceFaults(form).length === 0)
  }
  return (
    <Stack>
      {refusal !== null && !isChecking && (
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
            selection={{
              keys: new Set(draft.orderId),
              onSelect: (keys) => change({ orderId: [...keys] }),
            }}
          />
          <Text role="status">{t('chosen', { count: chosen.length, amount: formatMoney(sum) })}</Text>
        </Stack>
      </Card>
      <Card title={t('invoiceTitle')}>
        <Stack>
          {saved.length > 0 && (
            <SelectField
              label={t('saved')}
              options={[
                ...saved.map(({ title }, index) => ({ value: `${index}`, label: title })),
                { value: NEW, label: t('savedNew') },
              ]}
              value={choice}
              onChange={(value) => {
                const found = saved[Number(value)]
                setChoice(value)
                change(found ? titleOf(found) : newTitle)
              }}
            />
          )}
          <RadioGroup
            legend={t('kind')}
            options={InvoiceKind.values.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          {draft.kind === 'enterprise' && (
            <RadioGroup
              legend={t('type')}
              options={InvoiceType.values.map((value) => ({ value, label: t(`type.${value}`) }))}
              value={draft.type}
              onChange={(type) => change({ type })}
            />
          )}
          <TextField
            label={t('invoiceTitle')}
            required
            maxLength={INVOICE_TITLE.maximum}
            autoComplete="organization"
            value={draft.title}
            onChange={(title) => change({ title })}
            error={errorOf('title')}
          />
          {draft.kind === 'enterprise' && (
            <TextField
              label={t('taxNumber')}
              hint={t('taxNumberHint')}
              required
              maxLength={18}
              clean={cleanNumber}
              autoComplete="off"
              value={draft.taxNumber}
              onChange={(taxNumber) => change({ taxNumber })}
              error={errorOf('taxNumber')}
            />
          )}
          {form.special !== undefined &&
            companyFields.map(({ field, ...input }) => (
              <TextField
                key={field}
                {...input}
                label={t(field)}
                required
                value={draft[field]}
                onChange={(text) => change({ [field]: text })}
                error={errorOf(field)}
              />
            ))}
          <div>
            <Button variant="primary" busy={pending} onClick={check}>
              {t('submit')}
            </Button>
          </div>
        </Stack>
      </Card>
      {isChecking && (
        <SummaryDialog
          form={tidiedInvoice(form)}
          orders={chosen}
          view={view}
          onClose={() => setChecking(false)}
          onConfirm={() => onAsk(form)}
        />
      )}
    </Stack>
  )
}

const companyFields = [
  { field: 'registeredAddress', clean: tidiedAddress, maxLength: 200, autoComplete: 'street-address' },
  { field: 'telephone', clean: tidiedTelephone, maxLength: 40, autoComplete: 'tel', inputMode: 'tel' },
  { field: 'bankName', maxLength: INVOICE_BANK_NAME.maximum, autoComplete: 'off' },
  { field: 'bankAccount', clean: cleanNumber, maxLength: 64, autoComplete: 'off', inputMode: 'numeric' },
] as const
type InvoiceTextField = 'title' | 'taxNumber' | (typeof companyFields)[number]['field']

interface SummaryDialogProps extends Pick<AskInvoicePageProps, 'view'> {
  readonly form: InvoiceForm
  readonly orders: readonly InvoiceOrder[]
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Shows everything that will be on the invoice, before the request is submitted. */
const SummaryDialog = ({ form, orders, view, onClose, onConfirm }: SummaryDialogProps) => {
  const { t } = useTranslation('invoice')
  const say = useSay()
  const { kind, title, taxNumber, special } = form
  const { mail, pending, refusal } = view
  const fact = (name: string, value: ReactNode) => ({ name, value })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('confirmTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={pending} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== null && (
          <Notice tone="danger" role="alert">
            {say(refusal)}
          </Notice>
        )}
        <Text>{t('confirmText')}</Text>
        <DescriptionList
          items={[
            fact(t('type'), t(`type.${invoiceTypeOf({ special: special ?? null })}`)),
            fact(t('kind'), t(`kind.${kind}`)),
            fact(t('invoiceTitle'), title),
            ...(kind === 'enterprise' ? [fact(t('taxNumber'), taxNumber)] : []),
            ...(special === undefined
              ? []
              : companyFields.map(({ field }) => fact(t(field), special[field]))),
            fact(t('amount'), <strong>{formatMoney(totalOf(orders.map(({ amount }) => amount)))}</strong>),
            fact(
              t('orders'),
              orders.map(({ orderId, orderNo, amount }) => (
                <div key={orderId}>{`${orderNo} · ${formatMoney(amount)}`}</div>
              )),
            ),
            fact(t('mail'), mail ?? t('noMail')),
          ]}
        />
      </Stack>
    </Dialog>
  )
}
