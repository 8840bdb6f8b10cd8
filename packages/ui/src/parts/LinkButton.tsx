import type { ComponentProps } from 'react'
import { Link } from '../link/index.ts'
import { type ButtonLook, buttonLook } from './Button.tsx'

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'className' | 'style'> {}

/** A link to another page of the app that looks like a button. */
export const LinkButton = ({ variant, size, wide, icon, children, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={buttonLook({ variant, size, wide })}>
    {icon}
    {children}
  </Link>
)
