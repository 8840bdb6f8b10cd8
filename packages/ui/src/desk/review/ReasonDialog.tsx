import { isBlank } from '@compute-mall/core/codec'
import { type FieldReason, MAX_FIELD_REASON, preparedReasons, ReasonCode } from '@compute-mall/core/review'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack, Text } from '../../layout/index.ts'
import { Button, Dialog, RadioGroup, Sheet, TextArea, useRefused } from '../../parts/index.ts'
import { useNarrow } from '../page/index.ts'
import * as css from './review.css.ts'

interface ReasonDialogProps {
  readonly path: string
  readonly label: string
  readonly reason: FieldReason | undefined
  readonly onSave: (reason: FieldReason) => void
  readonly onClose: () => void
}

/** Asks why a field is refused: one of the platform's reasons, or words alone, which stand for the other reason. */
export const ReasonDialog = ({ path, label, reason, onSave, onClose }: ReasonDialogProps) => {
  const { t } = useTranslation(['desk', 'review'])
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const refuse = useRefused(form)
  const [code, setCode] = useState<ReasonCode | null>(reason?.code ?? null)
  const [text, setText] = useState(reason?.text ?? '')
  const [isTried, setTried] = useState(false)
  const lacksWords = (code ?? 'other') === 'other' && isBlank(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!lacksWords) return onSave({ field: path, code: code ?? 'other', text: text.trim() })
    setTried(true)
    refuse()
  }
  const put = (sentence: string) => {
    const box = form.current?.querySelector('textarea')
    const caret = box?.selectionStart ?? text.length
    setText(text.slice(0, caret) + sentence + text.slice(caret))
    box?.focus()
  }
  const missing = code === null ? t('reasonNone') : t('reasonTextMissing')
  const frame = {
    open: true,
    onClose,
    title: t('reasonFor', { name: label }),
    dismissible: false,
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" form={id}>
          {t('save')}
        </Button>
      </>
    ),
    children: (
      <form id={id} ref={form} onSubmit={submit} noValidate>
        <Stack>
          <RadioGroup
            legend={t('reasonKind')}
            value={code}
            options={ReasonCode.values.map((value) => ({ value, label: t(`review:reason.${value}`) }))}
            onChange={setCode}
          />
          {code !== null && <Prepared code={code} room={MAX_FIELD_REASON - text.length} onChoose={put} />}
          <TextArea
            label={t('reasonText')}
            hint={t('reasonTextHint')}
            optional={code !== 'other'}
            error={isTried && lacksWords ? missing : undefined}
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

interface PreparedProps {
  readonly code: ReasonCode
  /** How many characters may still be added. */
  readonly room: number
  readonly onChoose: (sentence: string) => void
}

/** The prepared sentences of a reason, put in at the caret to be changed there. */
const Prepared = ({ code, room, onChoose }: PreparedProps) => {
  const { t } = useTranslation(['desk', 'prepared'])
  const keys = preparedReasons[code]
  if (keys.length === 0) return null
  return (
    <Stack gap={1}>
      <Text tone="soft">{t('preparedTexts')}</Text>
      <ul className={css.prepared} aria-label={t('preparedTexts')}>
        {keys.map((key) => {
          const sentence = t(`prepared:${key}`)
          return (
            <li key={key}>
              <button
                type="button"
                className={css.sentence}
                disabled={sentence.length > room}
                onClick={() => onChoose(sentence)}
              >
                {sentence}
              </button>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
