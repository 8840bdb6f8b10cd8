import { DAY_MS, HOUR_MS, MINUTE_MS } from '@compute-mall/core/time'
import { Text } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'

/** The time until a broadcast begins, milliseconds, in days, hours and minutes. It changes once a minute. */
export const LiveCountdown = ({ left }: { readonly left: number }) => {
  const { t } = useTranslation('site')
  const up = Math.max(MINUTE_MS, Math.ceil(left / MINUTE_MS) * MINUTE_MS)
  const days = Math.floor(up / DAY_MS)
  const hours = Math.floor((up % DAY_MS) / HOUR_MS)
  const minutes = Math.floor((up % HOUR_MS) / MINUTE_MS)
  const key = days > 0 ? 'liveInDays' : hours > 0 ? 'liveInHours' : 'liveInMinutes'
  return (
    <Text key={`${days} ${hours} ${minutes}`} size="lead" role="timer">
      {t(key, { days, hours, minutes })}
    </Text>
  )
}
