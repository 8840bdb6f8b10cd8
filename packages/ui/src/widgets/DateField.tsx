import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { useTranslation } from 'react-i18next'
import { DateIcon } from '../icons/index.ts'
import { box, input } from '../parts/Field.css.ts'
import { Field, type FieldFrame } from '../parts/index.ts'
import { Calendar } from './Calendar.tsx'
import { press } from './Combobox.css.ts'
import { type Day, daysOf } from './dates.ts'
import { type DayLimits, useCalendar } from './useCalendar.ts'

interface DateFieldProps extends FieldFrame, DayLimits {
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
  ...frame
}: DateFieldProps) => {
  const { t } = useTranslation('widgets')
  const calendar = useCalendar({ minimum, maximum, disabled })
  return (
    <Field {...frame} hint={hint ?? t('dateForm')}>
      {(control) => (
        <Ark.Root
          {...calendar}
          ids={{ input: () => control.id }}
          value={daysOf(value)}
          onValueChange={({ value: [day] }) => onChange(day === undefined ? '' : String(day))}
        >
          <Ark.Control className={box}>
            <Ark.Input {...control} className={input} />
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
