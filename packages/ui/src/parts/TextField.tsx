import { cleanLine } from '@compute-mall/core/codec'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import * as css from './Field.css.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { useFound } from './useFound.ts'
import { useTooLong } from './useTooLong.ts'

export interface TextFieldProps
  extends FieldFrame,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'value' | 'onChange' | 'size' | 'required' | 'prefix' | 'ref'
    > {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly size?: 'medium' | 'large' | undefined
  /** Before the text, e.g. an icon or `¥`. */
  readonly leading?: ReactNode
  /** Behind the text, e.g. a unit or "send code". */
  readonly trailing?: ReactNode
  /** What was typed as the server reads it, e.g. a number without its groups; done when the field is left. */
  readonly clean?: ((typed: string) => string) | undefined
}

/**
 * One line of text. What is longer than `maxLength` once it is cleaned stays and is told so: cut, a number that was
 * pasted in groups would be another one. `type`, `inputMode` and `autoComplete` pass through: give them, phones and
 * browsers help then.
 */
export const TextField = ({
  label,
  hint,
  error,
  required,
  optional,
  id,
  value,
  onChange,
  size = 'medium',
  leading,
  trailing,
  clean = cleanLine,
  maxLength,
  onBlur,
  ...rest
}: TextFieldProps) => {
  const tooLong = useTooLong(clean(value), maxLength)
  const input = useFound<HTMLInputElement>((found) => found.value !== value && onChange(found.value))
  return (
    <Field label={label} hint={hint} error={tooLong ?? error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={cx(css.box, size === 'large' && css.largeBox)}>
          {leading}
          <input
            type="text"
            {...rest}
            {...control}
            ref={input}
            className={css.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              if (clean(value) !== value) onChange(clean(value))
              onBlur?.(event)
            }}
          />
          {trailing}
        </div>
      )}
    </Field>
  )
}
