import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenIcon } from '../icons/index.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { arrow, select, shell } from './SelectField.css.ts'
import { useFound } from './useFound.ts'

interface SelectFieldProps
  extends FieldFrame,
    Omit<
      ComponentProps<'select'>,
      'className' | 'style' | 'value' | 'onChange' | 'required' | 'children' | 'ref'
    > {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[]
  /** Empty when nothing is chosen yet. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
}

/** One of many, with the platform's own list; up to six may be better as `RadioGroup`. */
export const SelectField = ({
  label,
  hint,
  error,
  required,
  optional,
  id,
  options,
  value,
  onChange,
  placeholder,
  ...rest
}: SelectFieldProps) => {
  const { t } = useTranslation('parts')
  const isOffered = (text: string) => text === '' || options.some((option) => option.value === text)
  const list = useFound<HTMLSelectElement>(
    (found) => isOffered(value) && found.value !== value && onChange(found.value),
  )
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={shell}>
          <select
            {...rest}
            {...control}
            ref={list}
            className={select}
            data-empty={value === '' || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {value === '' && <option value="">{placeholder ?? t('pleaseSelect')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <OpenIcon className={arrow} size={16} />
        </div>
      )}
    </Field>
  )
}
