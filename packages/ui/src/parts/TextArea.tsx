import { cleanText } from '@compute-mall/core/codec'
import type { ComponentProps } from 'react'
import { area, box } from './Field.css.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { useFound } from './useFound.ts'
import { useTooLong } from './useTooLong.ts'

interface TextAreaProps
  extends FieldFrame,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'onChange' | 'required' | 'ref'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text; what is longer than `maxLength` stays and is told so. */
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
  maxLength,
  ...rest
}: TextAreaProps) => {
  const tooLong = useTooLong(cleanText(value), maxLength)
  const text = useFound<HTMLTextAreaElement>((found) => found.value !== value && onChange(found.value))
  return (
    <Field label={label} hint={hint} error={tooLong ?? error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={box}>
          <textarea
            {...rest}
            {...control}
            ref={text}
            className={area}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
