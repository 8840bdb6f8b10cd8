import { ActionButton, ActionMenu } from '../page/index.ts'
import type { Action } from '../page/types.ts'
import * as css from './DataTable.css.ts'

interface RowActionsProps {
  /** Names the menu: "Actions on A800". */
  readonly label: string
  readonly actions: readonly Action[]
}

/** The first action in the row, the others in a menu. */
export const RowActions = ({ label, actions }: RowActionsProps) => {
  const [first, ...others] = actions
  if (first === undefined) return null
  const inMenu = first.danger === true || first.disabledReason !== undefined ? actions : others
  return (
    <div className={css.actions}>
      {inMenu === others && <ActionButton action={first} size="small" variant="ghost" />}
      <ActionMenu label={label} actions={inMenu} />
    </div>
  )
}
