import { isBlank } from '@compute-mall/core/codec'
import { type ForceOffConsequences, MAX_FORCE_OFF_REASON } from '@compute-mall/core/goods'
import { ReasonCode } from '@compute-mall/core/review'
import { useNarrow } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, RadioGroup, Sheet, TextArea } from '@compute-mall/ui/parts'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface ForceOffDialogProps {
  /** Of the goods. */
  readonly name: string
  /** What it would bring about; null until it is known. */
  readonly consequences: ForceOffConsequences | null
  readonly busy: boolean
  readonly onForce: (code: ReasonCode, text: string) => void
  readonly onClose: () => void
}

/** Asks why goods are forced off, beside what that brings about (W14, W15). */
export const ForceOffDialog = ({ name, consequences, busy, onForce, onClose }: ForceOffDialogProps) => {
  const { t } = useTranslation(['admin', 'desk', 'review'])
  const form = useId()
  const [code, setCode] = useState<ReasonCode>('notAllowed')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(text)) setMissing(true)
    else onForce(code, text.trim())
  }
  const frame = {
    open: true,
    onClose,
    title: t('forceOffTitle', { name }),
    dismissible: false,
    footer: (
      <>
        <Button onClick={onClose}>{t('desk:cancel')}</Button>
        <Button variant="danger" type="submit" form={form} busy={busy}>
          {t('forceOff')}
        </Button>
      </>
    ),
    children: (
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <Text tone="soft">{t('forceOffText')}</Text>
          {consequences !== null && (
            <Stack as="ul" gap={1}>
              <li>{t('unpaidOrders', { count: consequences.unpaidOrders })}</li>
              <li>{t('openResources', { count: consequences.openResources })}</li>
              <li>{t('cartLines', { count: consequences.cartLines })}</li>
            </Stack>
          )}
          <RadioGroup
            legend={t('desk:reasonKind')}
            value={code}
            options={ReasonCode.values.map((value) => ({ value, label: t(`review:reason.${value}`) }))}
            onChange={setCode}
          />
          <TextArea
            label={t('forceOffReason')}
            error={isMissing && isBlank(text) ? t('forceOffReasonMissing') : undefined}
            maxLength={MAX_FORCE_OFF_REASON}
            value={text}
            onChange={setText}
          />
        </Stack>
      </form>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}
