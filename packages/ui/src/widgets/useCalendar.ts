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

/** What every picker of days is given: its language, its words, and dates written as ISO 8601 in both languages. */
export const useCalendar = ({ minimum, maximum, disabled }: DayLimits) => {
  const { t } = useTranslation('widgets')
  const { language } = useLanguage()
  const limit = (day: Day | undefined): DateValue | undefined => (day ? readDay(day) : undefined)
  return {
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timeZone: 'Asia/Shanghai',
    startOfWeek: 1,
    min: limit(minimum),
    max: limit(maximum),
    disabled,
    format: String,
    parse: readDay,
    placeholder: 'YYYY-MM-DD',
    positioning: { strategy: 'fixed', gutter: 4 },
    lazyMount: true,
    unmountOnExit: true,
    translations: {
      content: t('calendar'),
      trigger: (open) => t(open ? 'closeCalendar' : 'openCalendar'),
      prevTrigger: (view) => t(`previous.${view}`),
      nextTrigger: (view) => t(`next.${view}`),
      viewTrigger: (view) => t(`view.${view}`),
      clearTrigger: t('clear'),
    },
  } satisfies DatePickerRootProps
}
