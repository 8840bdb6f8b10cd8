import type { Message } from '@compute-mall/core/messages'
import type { RemittanceView } from '@compute-mall/core/payment'
import { SLIP } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { Heading, Inline, Stack } from '@compute-mall/ui/layout'
import {
  Button,
  Card,
  CopyText,
  DescriptionList,
  Notice,
  UploadField,
  useRefused,
} from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentFacts } from './PaymentFacts.tsx'
import * as css from './payment.css.ts'

export interface RemittancePageProps {
  readonly view: RemittanceView & {
    /** How much of a slip has gone, 0 to 100; null while none is on its way. */
    readonly percent: number | null
    /** Whether the last slip was called back. */
    readonly cancelled: boolean
    /** Why the last slip was refused. */
    readonly refusal: Message | null
  }
  readonly commands: { readonly upload: (slip: File) => void; readonly cancel: () => void }
}

/** Offline payment: where to remit to, under which remark, and the slip to prove it. */
export const RemittancePage = ({ view, commands }: RemittancePageProps) => {
  const { t } = useTranslation('payment')
  const { inLanguage } = useLanguage()
  const say = useSay()
  return (
    <div className={css.page}>
      <Heading level={1}>{t('remittanceTitle')}</Heading>
      <Card>
        <PaymentFacts orderNo={view.orderNo} amount={view.amount} note={say(view.matchedWithin)} />
      </Card>
      <Card>
        <Stack>
          <DescriptionList
            items={view.fields.map(({ label, value }) => ({
              name: say(label),
              value: <CopyText text={inLanguage(value)} name={say(label)} />,
            }))}
          />
          <Notice tone="warn">{t('remarkHint')}</Notice>
        </Stack>
      </Card>
      <Card title={t('slip')}>
        <Slip view={view} />
        {view.commands.upload && <SlipForm view={view} commands={commands} />}
      </Card>
    </div>
  )
}

const Slip = ({ view: { slip, cancelled } }: Pick<RemittancePageProps, 'view'>) => {
  const { t } = useTranslation('payment')
  const { language } = useLanguage()
  return (
    <div role="status">
      {slip !== null && slip.refused !== null && (
        <Notice tone="danger">{t('slipRefused', { reason: slip.refused })}</Notice>
      )}
      {slip?.refused === null && (
        <Notice tone="success">
          {t('slipUploaded', { fileName: slip.fileName, time: formatInstant(slip.uploadTime, language) })}
        </Notice>
      )}
      {cancelled && <p>{t('uploadCancelled')}</p>}
    </div>
  )
}

const SlipForm = ({ view, commands }: RemittancePageProps) => {
  const { t } = useTranslation('payment')
  const say = useSay()
  const arrived = view.slip?.uploadTime
  const [picked, setPicked] = useState<{ readonly file: File; readonly after: string | undefined } | null>(
    null,
  )
  // What has arrived is no longer there to be sent.
  const file = picked?.after === arrived ? (picked?.file ?? null) : null
  const uploading = view.percent !== null
  const form = useRef<HTMLFormElement>(null)
  useRefused(form, view.refusal !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file !== null && !uploading) commands.upload(file)
  }
  const remove = () => {
    commands.cancel()
    setPicked(null)
  }
  return (
    <form ref={form} className={css.wideForm} method="dialog" onSubmit={submit}>
      <UploadField
        label={t(view.slip === null ? 'uploadSlip' : 'replaceSlip')}
        hint={say(view.slipHint)}
        error={view.refusal === null ? undefined : say(view.refusal)}
        accept={SLIP.types}
        maxBytes={SLIP.megabytes * 1024 * 1024}
        file={file}
        onSelect={(next) => setPicked({ file: next, after: arrived })}
        onRemove={remove}
        percent={view.percent ?? undefined}
      />
      <Inline gap={3} align="stretch" justify="center">
        <Button
          type="submit"
          variant="primary"
          busy={uploading}
          disabledReason={file === null ? say(view.slipHint) : undefined}
        >
          {t(uploading ? 'uploading' : 'uploadSlip')}
        </Button>
        {uploading && <Button onClick={commands.cancel}>{t('cancelUpload')}</Button>}
      </Inline>
    </form>
  )
}
