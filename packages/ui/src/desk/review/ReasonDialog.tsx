import { type FieldReason, MAX_FIELD_REASON, ReasonCode } from '@compute-mall/core/review'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../layout/index.ts'
import { Button, Dialog, RadioGroup, Sheet, TextArea } from '../../parts/index.ts'
import { useNarrow } from '../page/index.ts'

interface ReasonDialogProps {
  readonly path: string
  readonly label: string
  readonly reason: FieldReason | undefined
  readonly onSave: (reason: FieldReason) => void
  readonly onClose: () => void
}

/** Asks why a field is refused: one of the reasons that the platform has, and words of one's own. */
export const ReasonDialog = ({ path, label, reason, onSave, onClose }: ReasonDialogProps) => {
  const { t } = useTranslation(['desk', 'review'])
  const form = useId()
  const [code, setCode] = useState<ReasonCode>(reason?.code ?? 'unreadable')
  const [text, setText] = useState(reason?.text ?? '')
  const [missing, setMissing] = useState(false)
  const lacksText = code === 'other' && text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lacksText) setMissing(true)
    else onSave({ field: path, code, text: text.trim() })
  }
  const frame = {
    open: true,
    onClose,
    title: t('reasonFor', { name: label }),
    dismissible: false,
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" form={form}>
          {t('save')}
        </Button>
      </>
    ),
    children: (
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <RadioGroup
            legend={t('reasonKind')}
            value={code}
            options={ReasonCode.values.map((value) => ({ value, label: t(`review:reason.${value}`) }))}
            onChange={setCode}
          />
          <TextArea
            label={t('reasonText')}
            hint={t('reasonTextHint')}
            optional={code !== 'other'}
            error={missing && lacksText ? t('reasonTextMissing') : undefined}
            maxLength={MAX_FIELD_REASON}
            value={text}
            onChange={setText}
          />
        </Stack>
      </form>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}
