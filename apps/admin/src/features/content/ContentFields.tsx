import { fieldsOf, shapeOf } from '@compute-mall/core/codec'
import { Grid } from '@compute-mall/ui/layout'
import {
  NumberField,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
  TimeField,
} from '@compute-mall/ui/parts'
import { DateField } from '@compute-mall/ui/widgets'
import { useTranslation } from 'react-i18next'
import * as css from './ContentFields.css.ts'
import type { ContentForm } from './useContentForm.ts'

/** A record of fields, each with its limits. */
type FormCodec = Parameters<typeof fieldsOf>[0]

/** A field of a content form; its limits come from the codec of the form. */
export interface FieldRow<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly hint?: string | undefined
  /** Marked as required, or as optional; not marked without it. */
  readonly required?: boolean
  /** For what the codec does not tell. */
  readonly kind?: 'day' | 'time' | 'secret'
  /** The label of a choice. */
  readonly option?: (value: never) => string
  readonly lines?: number
  /** Takes a whole row. */
  readonly wide?: boolean
}

type NameOf<Values> = Extract<keyof Values, string>

/** The id of the control of a field. */
export const fieldId = (field: string): string => `content-${field}`

/** Rows that several forms have. */
export const useContentRows = () => {
  const { t } = useTranslation('content')
  const en = { hint: t('englishHint'), required: false }
  return {
    title: [
      { name: 'titleZh', label: t('titleZh'), required: true },
      { name: 'titleEn', label: t('titleEn'), ...en },
    ],
    summary: [
      { name: 'summaryZh', label: t('summaryZh'), required: false },
      { name: 'summaryEn', label: t('summaryEn'), ...en },
    ],
    text: [
      { name: 'textZh', label: t('textZh'), required: true, lines: 5 },
      { name: 'textEn', label: t('textEn'), ...en, lines: 5 },
    ],
    /** The days on which content is shown; both may be left open. */
    period: [
      { name: 'fromDay', label: t('fromDay'), hint: t('dayHint'), required: false, kind: 'day' },
      { name: 'untilDay', label: t('untilDay'), hint: t('dayHint'), required: false, kind: 'day' },
    ],
  } as const
}

export interface ContentFieldsProps<Values> {
  readonly codec: FormCodec
  readonly form: Pick<ContentForm<Values>, 'values' | 'errors'>
  readonly rows: readonly FieldRow<NameOf<Values>>[]
  readonly onChange: (part: Partial<Values>) => void
}

/** Fields of a content form, two in a row. */
export const ContentFields = <Values extends object>({
  codec,
  form: { values, errors },
  rows,
  onChange,
}: ContentFieldsProps<Values>) => (
  <Grid columns={2}>
    {rows.map((row) => (
      <div key={row.name} className={row.wide === true ? css.wide : undefined}>
        <Control
          row={row}
          codec={fieldsOf(codec)[row.name]}
          value={String(values[row.name])}
          error={errors[row.name]}
          onChange={(value) => onChange({ [row.name]: value } as Partial<Values>)}
        />
      </div>
    ))}
  </Grid>
)

interface ControlProps {
  readonly row: FieldRow<string>
  readonly codec: FormCodec | undefined
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string | number) => void
}

const Control = ({ row, codec, value, error, onChange }: ControlProps) => {
  const { name, label, hint, required, kind, option, lines } = row
  const whole = codec && shapeOf(codec)
  const shape = whole?.kind === 'optional' ? shapeOf(whole.codec) : whole
  const text = shape?.kind === 'plain' ? shape.text : undefined
  const field = {
    id: fieldId(name),
    label,
    hint,
    error,
    required: required === true,
    optional: required === false,
  }
  const typed = { ...field, value, onChange, maxLength: text?.most }
  if (kind === 'day') return <DateField {...field} value={value} onChange={onChange} />
  if (kind === 'time') return <TimeField {...field} value={value} onChange={onChange} />
  if (kind === 'secret') return <PasswordField {...typed} autoComplete="new-password" />
  if (shape?.kind === 'range')
    return (
      <NumberField
        {...field}
        minimum={shape.minimum}
        maximum={shape.maximum}
        value={Number(value)}
        onChange={(number) => onChange(number ?? shape.minimum)}
      />
    )
  if (shape?.kind === 'words')
    return (
      <SelectField
        {...field}
        value={value}
        options={shape.values.map((each) => ({ value: each, label: option?.(each as never) ?? each }))}
        onChange={onChange}
      />
    )
  return text?.kind === 'Text' ? (
    <TextArea {...typed} rows={lines} />
  ) : (
    <TextField {...typed} autoComplete="off" />
  )
}
