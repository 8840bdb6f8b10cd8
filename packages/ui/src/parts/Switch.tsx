import type { ComponentProps, ReactNode } from 'react'
import { line } from './Checkbox.css.ts'
import { input } from './Switch.css.ts'
import { useFound } from './useFound.ts'

interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role' | 'onChange' | 'ref'> {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something that is on or off, and takes effect at once; what is sent with a form is a `Checkbox`. */
export const Switch = ({ label, checked, onChange, ...rest }: SwitchProps) => {
  const box = useFound<HTMLInputElement>((found) => found.checked !== checked && onChange(found.checked))
  return (
    <label className={line}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a real checkbox says itself whether it is checked.
        role="switch"
        className={input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
