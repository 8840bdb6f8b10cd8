import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateIcon } from '../icons/index.ts'
import { box, input } from '../parts/Field.css.ts'
import { Field } from '../parts/index.ts'
import { Calendar } from './Calendar.tsx'
import { press } from './Combobox.css.ts'
import { legend as legendStyle, pair } from './DateField.css.ts'
import { type Day, daysOf } from './dates.ts'
import { type DayLimits, useCalendar } from './useCalendar.ts'

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
        onValueChange={({ value: [from, to] }) =>
          onChange({ from: from ? String(from) : '', to: to ? String(to) : '' })
        }
      >
        <Ark.Control className={pair}>
          {([t('from'), t('to')] as const).map((label, index) => (
            <Field
              key={label}
              id={inputId(index)}
              label={label}
              hint={t('dateForm')}
              error={index === 1 ? error : undefined}
            >
              {(control) => (
                <div className={box}>
                  <Ark.Input {...control} index={index} className={input} />
                  {index === 1 && (
                    <Ark.Trigger className={press}>
                      <DateIcon size={16} />
                    </Ark.Trigger>
                  )}
                </div>
              )}
            </Field>
          ))}
        </Ark.Control>
        <Calendar />
      </Ark.Root>
    </fieldset>
  )
}
