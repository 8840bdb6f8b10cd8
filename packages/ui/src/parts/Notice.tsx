import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import * as css from './Notice.css.ts'
import { type MessageTone, toneIcon } from './tone.ts'

interface NoticeProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> {
  readonly tone?: MessageTone | undefined
  readonly title?: string | undefined
  /** What to do next. */
  readonly actions?: ReactNode
  /** `alert` where it appears in answer to what the user did; by default it is part of the page. */
  readonly role?: 'alert' | 'status' | undefined
}

/** A message that stays in its place on the page: a blocked purchase, a warning, a hint. */
export const Notice = ({ tone = 'info', title, actions, children, ...rest }: NoticeProps) => {
  const ToneIcon = toneIcon[tone]
  return (
    <div {...rest} className={cx(css.notice, css.tones[tone])}>
      <div className={css.said}>
        <ToneIcon className={css.icon[tone]} size={css.ICON} />
        <div className={css.text}>
          {title !== undefined && <p className={css.title}>{title}</p>}
          {children}
        </div>
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
