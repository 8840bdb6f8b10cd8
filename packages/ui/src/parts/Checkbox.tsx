import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { AlertIcon } from '../icons/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { alone, input, line } from './Checkbox.css.ts'
import { cx } from './cx.ts'
import { error as errorText } from './Field.css.ts'
import { useFound } from './useFound.ts'

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'onChange' | 'ref'> {
  /** May hold links, e.g. to an agreement. */
  readonly label: ReactNode
  /** The label is said but not shown, e.g. in a row whose goods name stands beside. */
  readonly labelHidden?: boolean | undefined
  readonly checked: boolean
  /** Some but not all, for "select all". */
  readonly mixed?: boolean | undefined
  /** What is wrong and how to mend it, in the words of the module. */
  readonly error?: string | undefined
  readonly onChange: (checked: boolean) => void
}

export const Checkbox = ({
  label,
  labelHidden,
  checked,
  mixed = false,
  error,
  onChange,
  ...rest
}: CheckboxProps) => {
  const box = useFound<HTMLInputElement>((found) => found.checked !== checked && onChange(found.checked))
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed, box])
  const errorId = useId()
  const wrong = error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <>
      <label className={cx(line, labelHidden && alone)}>
        <input
          {...rest}
          {...wrong}
          ref={box}
          type="checkbox"
          className={input}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={labelHidden ? visuallyHidden : undefined}>{label}</span>
      </label>
      {error !== undefined && (
        <p className={errorText} id={errorId}>
          <AlertIcon size={14} />
          {error}
        </p>
      )}
    </>
  )
}
