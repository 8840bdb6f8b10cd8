import { Button, type ButtonLook, LinkButton } from '../../parts/index.ts'
import type { Action } from './types.ts'

interface ActionButtonProps extends Omit<ButtonLook, 'icon'> {
  readonly action: Action
}

/** An action as a button, or as a link that looks like one. One that is refused says why. */
export const ActionButton = ({ action, variant, ...look }: ActionButtonProps) => {
  const { label, icon, disabledReason, busy, danger } = action
  const drawn = { ...look, icon, variant: danger === true ? ('danger' as const) : variant }
  if ('to' in action && disabledReason === undefined)
    return (
      <LinkButton {...drawn} to={action.to}>
        {label}
      </LinkButton>
    )
  return (
    <Button
      {...drawn}
      busy={busy}
      disabledReason={disabledReason}
      onClick={'onPress' in action ? action.onPress : undefined}
    >
      {label}
    </Button>
  )
}
