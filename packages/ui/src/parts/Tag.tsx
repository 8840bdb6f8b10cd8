import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { tag, tones } from './Tag.css.ts'

export type Tone = keyof typeof tones

interface TagProps {
  readonly tone?: Tone | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A word about a thing: a state, a property, a figure. Not pressed; for that there is `Chip`. */
export const Tag = ({ tone = 'neutral', icon, children }: TagProps) => (
  <span className={cx(tag, tones[tone])}>
    {icon}
    {children}
  </span>
)
