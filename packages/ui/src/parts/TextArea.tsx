import type { ComponentProps } from 'react'
import { area, box } from './Field.css.ts'
import { Field, type FieldFrame } from './Field.tsx'

interface TextAreaProps
  extends FieldFrame,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'onChange' | 'required'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text. */
export const TextArea = ({
  label,
  hint,
  error,
  required,
  optional,
  id,
  value,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} required={required} optional={optional} id={id}>
    {(control) => (
      <div className={box}>
        <textarea
          {...rest}
          {...control}
          className={area}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )}
  </Field>
)
