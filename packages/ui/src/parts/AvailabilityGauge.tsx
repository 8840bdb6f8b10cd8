import { AVAILABILITY, type Availability, isSoldOut, stockMessage } from '@compute-mall/core/resource'
import { useTranslation } from 'react-i18next'
import { useSay } from '../text/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { bar, bars, gauge, levels } from './AvailabilityGauge.css.ts'
import { cx } from './cx.ts'

interface AvailabilityGaugeProps {
  readonly level: Availability
  /** How much is left, said where it is little. */
  readonly left?: number | undefined
}

/** How much is left, as instruments show it: four bars for sufficient, none lit for sold out, and the word (R3.09). */
export const AvailabilityGauge = ({ level, left }: AvailabilityGaugeProps) => {
  const { t } = useTranslation(['parts', 'resource'])
  const say = useSay()
  const lit = isSoldOut({ availability: level }) ? 0 : AVAILABILITY.soldOut + 1 - level
  return (
    <span className={cx(gauge, levels[level])}>
      <span className={visuallyHidden}>{t('availability')}</span>
      <span className={bars} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={bar} data-lit={step <= lit || undefined} />
        ))}
      </span>
      {say(stockMessage({ availability: level, left }))}
    </span>
  )
}
