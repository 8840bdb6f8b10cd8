import { Stack } from '../../layout/index.ts'
import { Link } from '../../link/index.ts'
import { cx } from '../../parts/cx.ts'
import * as css from './ActionMenu.css.ts'
import type { Action } from './types.ts'

interface ActionItemsProps {
  readonly actions: readonly Action[]
  readonly large?: boolean
  /** After a press that did something. */
  readonly onDone: () => void
}

/** Actions below one another, each with its reason where it is refused. */
export const ActionItems = ({ actions, large = false, onDone }: ActionItemsProps) => (
  <Stack as="ul" gap={0}>
    {actions.map((action) => (
      <li key={action.key}>
        <ActionItem action={action} className={cx(css.item, large && css.large)} onDone={onDone} />
      </li>
    ))}
  </Stack>
)

interface ActionItemProps {
  readonly action: Action
  readonly className: string
  readonly onDone: () => void
}

const ActionItem = ({ action, className, onDone }: ActionItemProps) => {
  const { label, icon, disabledReason, danger } = action
  const words = (
    <span className={css.words}>
      {label}
      {disabledReason !== undefined && <span className={css.reason}>{disabledReason}</span>}
    </span>
  )
  if ('to' in action && disabledReason === undefined)
    return (
      <Link className={className} to={action.to} onClick={onDone}>
        {icon}
        {words}
      </Link>
    )
  const press = () => {
    if (disabledReason !== undefined || !('onPress' in action)) return
    onDone()
    action.onPress()
  }
  return (
    <button
      type="button"
      className={className}
      data-danger={danger || undefined}
      aria-disabled={disabledReason === undefined ? undefined : true}
      onClick={press}
    >
      {icon}
      {words}
    </button>
  )
}
