import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../theme/index.ts'
import { button, sizes, variants, wide as wideStyle } from './Button.css.ts'
import { cx } from './cx.ts'
import { Hint } from './Hint.tsx'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

/** How a button looks; a link that looks like one takes the same. */
export interface ButtonLook {
  /** One primary button per view: the main action. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> {
  /** Shows that the action is under way; further presses do nothing. */
  readonly busy?: boolean | undefined
  /** Why the button cannot be pressed now. It stays in the tab order, so that the reason can be found. */
  readonly disabledReason?: string | undefined
}

export const buttonLook = ({ variant = 'secondary', size = 'medium', wide }: ButtonLook) =>
  cx(button, variants[variant], sizes[size], wide && wideStyle)

/** A press that does something here; for going somewhere there is `LinkButton`. */
export const Button = (props: ButtonProps) => {
  const {
    variant,
    size,
    wide,
    icon,
    busy = false,
    disabledReason,
    onClick,
    children,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const { t } = useTranslation('parts')
  const blocked = busy || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    blocked ? event.preventDefault() : onClick?.(event)

  const draw = (hintId?: string) => (
    <button
      type="button"
      {...rest}
      className={buttonLook({ variant, size, wide })}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={cx(hintId, describedBy) || undefined}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {busy && <span className={visuallyHidden}>{t('busy')}</span>}
    </button>
  )

  // A button that may be disabled is drawn in one place: it must not be replaced under a press that frees it.
  return 'disabledReason' in props ? (
    <Hint text={disabledReason} wide={wide}>
      {draw}
    </Hint>
  ) : (
    draw()
  )
}
