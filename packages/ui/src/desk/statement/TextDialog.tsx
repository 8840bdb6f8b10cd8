import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack, Text } from '../../layout/index.ts'
import { Button, Dialog, Sheet, TextArea, TextField } from '../../parts/index.ts'
import { useNarrow } from '../page/index.ts'

/** One thing that is asked for. */
interface AskedField {
  readonly key: string
  readonly label: string
  readonly lines?: number
  readonly inputMode?: 'decimal'
  /** Whether what was typed will do, and what is said where it will not. */
  readonly holds: (text: string) => boolean
  readonly error: string
}

export interface TextDialogProps {
  readonly title: string
  /** What follows from it. */
  readonly text: ReactNode
  readonly confirm: string
  readonly tone?: 'primary' | 'danger'
  /** What is asked for; nothing where it is only to be confirmed. */
  readonly fields: readonly AskedField[]
  /** What was typed before, by the key of its field. */
  readonly initial?: Readonly<Record<string, string>>
  readonly onType?: (values: Readonly<Record<string, string>>) => void
  readonly busy: boolean
  readonly onClose: () => void
  /** What was typed, by the key of its field. */
  readonly onConfirm: (values: Readonly<Record<string, string>>) => void
}

/** Asks for what a step of a statement needs before it is taken. */
export const TextDialog = ({
  title,
  text,
  confirm,
  tone = 'primary',
  fields,
  initial = {},
  onType,
  busy,
  onClose,
  onConfirm,
}: TextDialogProps) => {
  const { t } = useTranslation('statement')
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const typed = (key: string) => values[key] ?? ''
  const submit = () => {
    setTried(true)
    if (fields.every(({ key, holds }) => holds(typed(key)))) onConfirm(values)
  }
  const frame = {
    open: true,
    onClose,
    title,
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant={tone} busy={busy} onClick={submit}>
          {confirm}
        </Button>
      </>
    ),
    children: (
      <Stack>
        <Text>{text}</Text>
        {fields.map(({ key, label, lines, inputMode, holds, error }) => {
          const field = {
            label,
            required: true,
            value: typed(key),
            onChange: (value: string) => {
              const changed = { ...values, [key]: value }
              setValues(changed)
              onType?.(changed)
            },
            error: isTried && !holds(typed(key)) ? error : undefined,
          }
          return lines === undefined ? (
            <TextField key={key} {...field} {...(inputMode !== undefined && { inputMode })} />
          ) : (
            <TextArea key={key} {...field} rows={lines} />
          )
        })}
      </Stack>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} />
}
