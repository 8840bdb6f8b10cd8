import type { ReactNode } from 'react'
import { cx } from '../../parts/cx.ts'
import * as css from './Timeline.css.ts'

/** Something that happened. */
export interface TimelineEvent {
  readonly key: string
  readonly title: string
  /** The moment as it is shown, and as a machine reads it. */
  readonly at?: { readonly text: string; readonly iso: string } | undefined
  readonly who?: string | undefined
  /** Why, or what was answered. */
  readonly text?: ReactNode
  readonly tone?: keyof typeof css.tones | undefined
}

interface TimelineProps {
  readonly label: string
  /** In the order in which they are read. */
  readonly events: readonly TimelineEvent[]
}

/** What happened to a thing, when and by whom. */
export const Timeline = ({ label, events }: TimelineProps) => (
  <ol className={css.list} aria-label={label}>
    {events.map(({ key, title, at, who, text, tone = 'neutral' }) => (
      <li key={key} className={css.event}>
        <span className={cx(css.dot, css.tones[tone])} />
        <span className={css.title}>{title}</span>
        <span className={css.meta}>
          {at !== undefined && <time dateTime={at.iso}>{at.text}</time>}
          {at !== undefined && who !== undefined && ' · '}
          {who}
        </span>
        {text !== undefined && <div className={css.text}>{text}</div>}
      </li>
    ))}
  </ol>
)
