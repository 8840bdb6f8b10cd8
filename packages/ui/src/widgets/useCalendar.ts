import type { DatePickerRootProps, DateValue } from '@ark-ui/react/date-picker'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../text/index.ts'
import { type Day, readDay } from './dates.ts'

export interface DayLimits {
  /** The first and the last day that can be chosen. */
  readonly minimum?: Day | undefined
  readonly maximum?: Day | undefined
  readonly disabled?: boolean | undefined
}

/** The day of the mall, which says what is today. */
const TIME_ZONE = 'Asia/Shanghai'

/** What every picker of days is given: its language, its limits, its words. */
export const useCalendar = ({ minimum, maximum, disabled }: DayLimits) => {
  const { t } = useTranslation('widgets')
  const { language } = useLanguage()
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB'
  const spoken = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: TIME_ZONE })
  const limit = (day: Day | undefined): DateValue | undefined => (day ? readDay(day) : undefined)
  return {
    locale,
    timeZone: TIME_ZONE,
    startOfWeek: 1,
    min: limit(minimum),
    max: limit(maximum),
    disabled,
    positioning: { strategy: 'fixed', placement: 'bottom-end', gutter: 4 },
    lazyMount: true,
    unmountOnExit: true,
    translations: {
      content: t('calendar'),
      trigger: (open) => t(open ? 'closeCalendar' : 'openCalendar'),
      prevTrigger: (view) => t(`previous.${view}`),
      nextTrigger: (view) => t(`next.${view}`),
      viewTrigger: (view) => t(`view.${view}`),
      clearTrigger: t('clear'),
      // Whether it is chosen, its cell says.
      dayCell: ({ value }) => spoken.format(value.toDate(TIME_ZONE)),
    },
  } satisfies DatePickerRootProps
}
