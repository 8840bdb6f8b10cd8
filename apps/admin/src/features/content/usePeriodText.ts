import { useTranslation } from 'react-i18next'

interface Period {
  readonly fromDay: string | null
  readonly untilDay: string | null
}

/** When something is shown, in words. */
export const usePeriodText = (): ((period: Period) => string) => {
  const { t } = useTranslation('content')
  return ({ fromDay, untilDay }) => {
    if (fromDay !== null && untilDay !== null) return t('periodBoth', { from: fromDay, until: untilDay })
    if (fromDay !== null) return t('periodFrom', { from: fromDay })
    return untilDay === null ? t('periodAlways') : t('periodUntil', { until: untilDay })
  }
}
