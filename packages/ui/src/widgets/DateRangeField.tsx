import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DateIcon } from '../icons/index.ts'
import { box, input } from '../parts/Field.css.ts'
import { Field } from '../parts/index.ts'
import { Calendar } from './Calendar.tsx'
import { press } from './Combobox.css.ts'
import { legend as legendStyle, pair } from './DateField.css.ts'
import { type Day, daysOf } from './dates.ts'
import { type DayLimits, useCalendar } from './useCalendar.ts'
import { useDayInput } from './useDayInput.ts'

/** Both ends count; one that is empty is open. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

interface DateRangeFieldProps extends DayLimits {
  readonly legend: string
  readonly value: DayRange
  readonly onChange: (value: DayRange) => void
  readonly error?: string | undefined
}

/** From one day to another, e.g. the orders of a month. */
export const DateRangeField = ({ legend, value, onChange, error, ...limits }: DateRangeFieldProps) => {
  const { t } = useTranslation('widgets')
  const calendar = useCalendar(limits)
  // Both ends may be found before anything is drawn anew; the second must not undo the first.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const put = (end: Partial<DayRange>) => {
    latest.current = { ...latest.current, ...end }
    onChange(latest.current)
  }
  const from = useDayInput(value.from, (from) => put({ from }), {
    ...limits,
    maximum: value.to || limits.maximum,
  })
  const to = useDayInput(value.to, (to) => put({ to }), {
    ...limits,
    minimum: value.from || limits.minimum,
  })
  const id = useId()
  const inputId = (index: number) => `${id}-${index}`
  return (
    <fieldset>
      <legend className={legendStyle}>{legend}</legend>
      <Ark.Root
        {...calendar}
        ids={{ input: inputId }}
        selectionMode="range"
        value={daysOf(value.from, value.to)}
        onValueChange={({ value: [first, last] }) => {
          from.clear()
          to.clear()
          onChange({ from: first ? String(first) : '', to: last ? String(last) : '' })
        }}
      >
        <Ark.Control className={pair}>
          <End id={inputId(0)} label={t('from')} end={from} />
          <End id={inputId(1)} label={t('to')} end={to} error={error}>
            <Ark.Trigger className={press}>
              <DateIcon size={16} />
            </Ark.Trigger>
          </End>
        </Ark.Control>
        <Calendar />
      </Ark.Root>
    </fieldset>
  )
}

interface EndProps {
  readonly id: string
  readonly label: string
  readonly end: ReturnType<typeof useDayInput>
  readonly error?: string | undefined
  readonly children?: ReactNode
}

const End = ({ id, label, end, error, children }: EndProps) => {
  const { t } = useTranslation('widgets')
  return (
    <Field id={id} label={label} hint={t('dateForm')} error={end.error ?? error}>
      {(control) => (
        <div className={box}>
          <input {...control} {...end.input} className={input} />
          {children}
        </div>
      )}
    </Field>
  )
}
