import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../theme/index.ts'
import { countdown, sizes } from './Countdown.css.ts'
import { cx } from './cx.ts'
import { announcement, clockText, LAST_CALL_SECONDS } from './remainingTime.ts'

interface CountdownProps {
  /** What is left, in seconds, reckoned from the deadline by whoever owns it. */
  readonly seconds: number
  readonly size?: keyof typeof sizes | undefined
}

export const Countdown = ({ seconds, size = 'medium' }: CountdownProps) => {
  const { t } = useTranslation('parts')
  const said = announcement(seconds)
  return (
    <span
      className={cx(countdown, sizes[size])}
      role="timer"
      data-last-call={seconds <= LAST_CALL_SECONDS || undefined}
    >
      <span aria-hidden="true">{clockText(seconds)}</span>
      <span className={visuallyHidden} role="status">
        {said.key === 'remainingNone' ? t(said.key) : t(said.key, { count: said.count })}
      </span>
    </span>
  )
}
