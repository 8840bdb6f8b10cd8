import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing, useFound } from '../parts/index.ts'
import { checkDay, type Day, type DayFault } from './dates.ts'
import type { DayLimits } from './useCalendar.ts'

/**
 * What a field for a day is given. What is typed counts on Enter or on leaving; what is no day, or outside of the
 * limits, stays as it was typed and is told: the library would make it today.
 */
export const useDayInput = (value: Day, onChange: (value: Day) => void, limits: DayLimits) => {
  const { t } = useTranslation('widgets')
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<DayFault | null>(null)
  const settle = (text: string) => {
    const checked = checkDay(text, limits)
    setFault(checked.fault)
    setTyped(checked.fault === null ? null : text)
    if (checked.fault === null) onChange(checked.day)
  }
  const settleTyped = () => typed !== null && settle(typed)
  const field = useFound<HTMLInputElement>((found) => {
    if (found.value === value) return
    if (found === document.activeElement) setTyped(found.value)
    else settle(found.value)
  })
  /** What was typed is gone, e.g. because a day was picked from the calendar. */
  const clear = () => {
    setTyped(null)
    setFault(null)
  }
  return {
    clear,
    error:
      fault === null ? undefined : fault.key === 'notADay' ? t('notADay') : t(fault.key, { day: fault.day }),
    input: {
      ref: field,
      value: typed ?? value,
      placeholder: 'YYYY-MM-DD',
      autoComplete: 'off',
      disabled: limits.disabled,
      onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value),
      onBlur: settleTyped,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
        event.preventDefault()
        settleTyped()
      },
    },
  }
}
