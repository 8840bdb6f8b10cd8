import type { ReactNode } from 'react'
import { EmptyIcon, type Icon } from '../icons/index.ts'
import { cx } from './cx.ts'
import { actions as actionsStyle, disc, discs, root, smallTitle, text as textStyle } from './Result.css.ts'

export interface StateProps {
  readonly title: string
  readonly text?: ReactNode
  /** The way on; there is always one. */
  readonly actions?: ReactNode
  readonly icon?: Icon | undefined
}

/** There is nothing here yet, and what can be done about it. */
export const EmptyState = ({ title, text, actions, icon: StateIcon = EmptyIcon }: StateProps) => (
  <div className={root}>
    <span className={cx(disc, discs.quiet)}>
      <StateIcon size={40} />
    </span>
    <p className={smallTitle}>{title}</p>
    {text !== undefined && <p className={textStyle}>{text}</p>}
    {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
  </div>
)
