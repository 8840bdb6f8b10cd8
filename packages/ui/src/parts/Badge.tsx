import type { ReactNode } from 'react'
import { badge, corner, holder } from './Badge.css.ts'
import { cx } from './cx.ts'

/** The most that a badge shows (R9.07). */
export const BADGE_MAXIMUM = 99

interface BadgeProps {
  readonly count: number
  /** What the badge sits on; the control around must say the count in its name. */
  readonly children?: ReactNode
}

/** A count that wants attention: nothing for 0, `99+` beyond 99. */
export const Badge = ({ count, children }: BadgeProps) => {
  const shown = count > BADGE_MAXIMUM ? `${BADGE_MAXIMUM}+` : count
  const mark = count > 0 && (
    <span className={cx(badge, children !== undefined && corner)} aria-hidden={children !== undefined}>
      {shown}
    </span>
  )
  if (children === undefined) return mark
  return (
    <span className={holder}>
      {children}
      {mark}
    </span>
  )
}
