import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { iconButton, small } from './IconButton.css.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** What it does, in words: its name and its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'small' | 'medium' | undefined
}

export const IconButton = ({ label, icon, size = 'medium', ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={cx(iconButton, size === 'small' && small)}
    aria-label={label}
    title={label}
  >
    {icon}
  </button>
)
