import type { ReactNode } from 'react'
import { ErrorIcon, type Icon, ProcessingIcon, SuccessIcon, WarningIcon } from '../icons/index.ts'
import { cx } from './cx.ts'
import * as css from './Result.css.ts'

const icons: Readonly<Record<'success' | 'processing' | 'failed' | 'warning', Icon>> = {
  success: SuccessIcon,
  processing: ProcessingIcon,
  failed: ErrorIcon,
  warning: WarningIcon,
}

interface ResultProps {
  readonly status: keyof typeof icons
  readonly title: string
  /** Heard when it changes, e.g. once what was paid for is open. */
  readonly text?: ReactNode
  /** The next steps; the first is the main one. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** How a task ended, as a page of its own. Its title is the page's heading. */
export const Result = ({ status, title, text, actions, children }: ResultProps) => {
  const StatusIcon = icons[status]
  return (
    <div className={css.root}>
      <span className={cx(css.disc, css.discs[status])}>
        <StatusIcon size={44} />
      </span>
      <h1 className={css.title}>{title}</h1>
      {text !== undefined && (
        <p className={css.text} role="status">
          {text}
        </p>
      )}
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
