import {
  type AskedInvoiceDetail,
  allowedInvoiceEvents,
  INVOICE_FILE,
  type InvoiceEventName,
  type InvoiceOrder,
  invoiceTypeOf,
  isToCorrect,
  specialInvoiceFields,
} from '@compute-mall/core/invoice'
import { formatMoney, type Money } from '@compute-mall/core/money'
import { OperationReason } from '@compute-mall/core/order'
import type { FilePart } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { type DetailContent, DetailPage } from '@compute-mall/ui/desk/detail'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import {
  Button,
  Card,
  CopyText,
  Dialog,
  Notice,
  TextArea,
  UploadField,
  useDialog,
} from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { RedLetterDialog } from './RedLetterDialog.tsx'
import { invoiceTones } from './tones.ts'

export interface InvoicePageProps {
  readonly view: {
    readonly state: LoadState<AskedInvoiceDetail>
    /** Whether the reader may decide, or only look. */
    readonly mayDecide: boolean
    readonly busy: boolean
    readonly downloading: boolean
  }
  readonly links: { readonly invoices: string; readonly order: (orderId: string) => string }
  readonly commands: {
    readonly retry: () => void
    readonly issue: (file: FilePart) => Promise<boolean>
    readonly refuse: (reason: string) => Promise<boolean>
    readonly replace: (file: FilePart, reason: string) => Promise<boolean>
    /** The current file, or an earlier one by its id. */
    readonly download: (replacementId?: string) => void
    readonly correct: (redNumber: string, amount: Money) => Promise<boolean>
  }
}

/** One request: to whom the invoice is made out and for what, and the decision about it. */
export const InvoicePage = ({ view, links, commands }: InvoicePageProps) => {
  const { t } = useTranslation(['invoice', 'operations'])
  const { subject, open, close, closeAfter } = useDialog<'issue' | 'refuse' | 'correct' | 'replace'>()
  const contentOf = useContent(links.order, commands.download)
  const { state, mayDecide, busy, downloading } = view
  const invoice = state.kind === 'loaded' ? state.value : null
  const disabledReason = mayDecide ? undefined : t('operations:notAllowed')
  const may = (event: InvoiceEventName) =>
    invoice !== null && allowedInvoiceEvents(invoice.state).includes(event)
  const issue: Action = {
    key: 'issue',
    label: t('issue'),
    disabledReason,
    onPress: () => open('issue'),
  }
  const refuse: Action = {
    key: 'refuse',
    label: t('refuse'),
    danger: true,
    disabledReason,
    onPress: () => open('refuse'),
  }
  const correct: Action = {
    key: 'correct',
    label: t('correct'),
    disabledReason,
    onPress: () => open('correct'),
  }
  const replace: Action = {
    key: 'replace',
    label: t('replace'),
    disabledReason,
    onPress: () => open('replace'),
  }
  const download: Action = {
    key: 'download',
    label: t('download'),
    busy: downloading,
    onPress: () => commands.download(),
  }
  const isDue = invoice !== null && isToCorrect(invoice)
  return (
    <>
      <DetailPage<AskedInvoiceDetail>
        view={{
          head: {
            trail: [{ label: t('desk'), to: links.invoices }, { label: invoice?.number ?? t('title') }],
            title: invoice?.number ?? t('title'),
            tag:
              invoice === null
                ? undefined
                : { label: t(`state.${invoice.state}`), tone: invoiceTones[invoice.state] },
            primary: may('invoice.issued') ? issue : isDue ? correct : undefined,
          },
          state,
          actions: [
            ...(may('invoice.refused') ? [refuse] : []),
            ...(may('invoice.replaced') ? [download, replace] : []),
          ],
        }}
        commands={commands}
      >
        {contentOf}
      </DetailPage>
      {subject === 'issue' && (
        <IssueDialog busy={busy} onClose={close} onIssue={(file) => closeAfter(commands.issue(file))} />
      )}
      {subject === 'replace' && (
        <ReplaceDialog
          busy={busy}
          onClose={close}
          onReplace={(file, reason) => closeAfter(commands.replace(file, reason))}
        />
      )}
      {subject === 'correct' && invoice !== null && (
        <RedLetterDialog
          amount={invoice.toCorrect}
          busy={busy}
          onClose={close}
          onNote={(redNumber) => closeAfter(commands.correct(redNumber, invoice.toCorrect))}
        />
      )}
      {subject === 'refuse' && (
        <ReasonDialog
          title={t('refuse')}
          text={t('refuseText')}
          hint={t('reasonHint')}
          confirm={t('refuse')}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => closeAfter(commands.refuse(reason))}
        />
      )}
    </>
  )
}

const useContent = (
  order: (orderId: string) => string,
  download: InvoicePageProps['commands']['download'],
) => {
  const { t } = useTranslation('invoice')
  const { language, inLanguage } = useLanguage()
  const columns: readonly Column<InvoiceOrder>[] = [
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
  const companyOf = ({ special }: AskedInvoiceDetail) =>
    special === null
      ? []
      : specialInvoiceFields.map((field) => ({
          name: t(field),
          value: <CopyText text={special[field]} name={t(field)} />,
        }))
  return (value: AskedInvoiceDetail): DetailContent => ({
    message: !isToCorrect(value) ? (
      value.reason !== null && (
        <Notice tone="danger" title={t('reason')}>
          {value.reason}
        </Notice>
      )
    ) : (
      <Notice tone="warn" title={t('toCorrect')}>
        {t('toCorrectDesk', { amount: formatMoney(value.toCorrect) })}
      </Notice>
    ),
    facts: {
      items: [
        { name: t('user'), value: value.userName },
        { name: t('type'), value: t(`type.${invoiceTypeOf(value)}`) },
        { name: t('kind'), value: t(`kind.${value.kind}`) },
        { name: t('invoiceTitle'), value: <CopyText text={value.title} name={t('invoiceTitle')} /> },
        ...(value.taxNumber === ''
          ? []
          : [{ name: t('taxNumber'), value: <CopyText text={value.taxNumber} name={t('taxNumber')} /> }]),
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
    children: (
      <>
        <Card title={t('orders')}>
          <DataTable
            caption={t('orders')}
            columns={columns}
            rows={value.orders}
            rowKey={({ orderId }) => orderId}
            rowName={({ orderNo }) => orderNo}
          />
        </Card>
        {value.replacements.length > 0 && (
          <Card title={t('replacements')}>
            <DataTable
              caption={t('replacements')}
              columns={[
                {
                  key: 'at',
                  header: t('replacedAt'),
                  card: 'title',
                  nowrap: true,
                  render: ({ at }) => formatInstant(at, language),
                },
                { key: 'reason', header: t('replaceReason'), render: ({ reason }) => reason },
                {
                  key: 'file',
                  header: t('file'),
                  render: ({ replacementId }) => (
                    <Button size="small" onClick={() => download(replacementId)}>
                      {t('replacedFile')}
                    </Button>
                  ),
                },
              ]}
              rows={value.replacements}
              rowKey={({ replacementId }) => replacementId}
              rowName={({ at }) => formatInstant(at, language)}
            />
          </Card>
        )}
      </>
    ),
  })
}

const BYTES_PER_MEGABYTE = 1024 * 1024

interface FileFieldProps {
  readonly file: File | null
  readonly isTried: boolean
  readonly onChange: (file: File | null) => void
}

const FileField = ({ file, isTried, onChange }: FileFieldProps) => {
  const { t } = useTranslation('invoice')
  return (
    <UploadField
      label={t('file')}
      hint={t('fileHint')}
      required
      accept={[INVOICE_FILE.type]}
      maxBytes={INVOICE_FILE.megabytes * BYTES_PER_MEGABYTE}
      file={file}
      onSelect={onChange}
      onRemove={() => onChange(null)}
      error={isTried && file === null ? t('fileMissing') : undefined}
    />
  )
}

const partOf = async (file: File): Promise<FilePart> => ({
  fileName: file.name,
  contentType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

interface IssueDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  readonly onIssue: (file: FilePart) => void
}

const IssueDialog = ({ busy, onClose, onIssue }: IssueDialogProps) => {
  const { t } = useTranslation('invoice')
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const send = async () => {
    setTried(true)
    if (file !== null) onIssue(await partOf(file))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('issueTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            {t('issue')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('issueText')}</Text>
        <FileField file={file} isTried={isTried} onChange={setFile} />
      </Stack>
    </Dialog>
  )
}

interface ReplaceDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReplace: (file: FilePart, reason: string) => void
}

const ReplaceDialog = ({ busy, onClose, onReplace }: ReplaceDialogProps) => {
  const { t } = useTranslation('invoice')
  const [file, setFile] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = OperationReason.is(reason)
  const send = async () => {
    setTried(true)
    if (file !== null && isRight) onReplace(await partOf(file), reason.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('replaceTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            {t('replace')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('replaceText')}</Text>
        <FileField file={file} isTried={isTried} onChange={setFile} />
        <TextArea
          label={t('replaceReason')}
          hint={t('reasonHint')}
          required
          rows={3}
          value={reason}
          onChange={setReason}
          error={isTried && !isRight ? t('replaceReasonWrong') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
