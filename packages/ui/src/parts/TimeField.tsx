import type { ComponentProps } from 'react'
import { box, input } from './Field.css.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { useFound } from './useFound.ts'

interface TimeFieldProps
  extends FieldFrame,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'value' | 'onChange' | 'type' | 'required' | 'min' | 'max' | 'ref'
    > {
  /** `HH:mm`; empty while there is none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly minimum?: string | undefined
  readonly maximum?: string | undefined
}

/** A time of day, with the platform's own clock; for a day there is `DateField`. */
export const TimeField = ({
  label,
  hint,
  error,
  required,
  optional,
  id,
  value,
  onChange,
  minimum,
  maximum,
  ...rest
}: TimeFieldProps) => {
  const time = useFound<HTMLInputElement>((found) => found.value !== value && onChange(found.value))
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={box}>
          <input
            {...rest}
            {...control}
            ref={time}
            className={input}
            type="time"
            min={minimum}
            max={maximum}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
