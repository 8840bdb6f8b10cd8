import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { useTranslation } from 'react-i18next'
import { DateIcon } from '../icons/index.ts'
import { box, input } from '../parts/Field.css.ts'
import { Field, type FieldFrame } from '../parts/index.ts'
import { Calendar } from './Calendar.tsx'
import { press } from './Combobox.css.ts'
import { type Day, daysOf } from './dates.ts'
import { type DayLimits, useCalendar } from './useCalendar.ts'
import { useDayInput } from './useDayInput.ts'

interface DateFieldProps extends FieldFrame, DayLimits {
  /** Of the control; one of its own if not given. */
  readonly id?: string | undefined
  /** Empty while there is none. */
  readonly value: Day
  readonly onChange: (value: Day) => void
}

/** A day, typed or picked from a calendar; for two that belong together there is `DateRangeField`. */
export const DateField = ({
  value,
  onChange,
  minimum,
  maximum,
  disabled,
  hint,
  error,
  ...frame
}: DateFieldProps) => {
  const { t } = useTranslation('widgets')
  const limits = { minimum, maximum, disabled }
  const calendar = useCalendar(limits)
  const day = useDayInput(value, onChange, limits)
  return (
    <Field {...frame} hint={hint ?? t('dateForm')} error={day.error ?? error}>
      {(control) => (
        <Ark.Root
          {...calendar}
          ids={{ input: () => control.id }}
          value={daysOf(value)}
          onValueChange={({ value: [picked] }) => {
            day.clear()
            onChange(picked === undefined ? '' : String(picked))
          }}
        >
          <Ark.Control className={box}>
            <input {...control} {...day.input} className={input} />
            <Ark.Trigger className={press}>
              <DateIcon size={16} />
            </Ark.Trigger>
          </Ark.Control>
          <Calendar />
        </Ark.Root>
      )}
    </Field>
  )
}
