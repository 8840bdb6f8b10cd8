import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Hint } from './Hint.tsx'
import {
  group as groupStyle,
  input,
  legend as legendStyle,
  note,
  option as optionStyle,
  row,
} from './SpecOptions.css.ts'
import { useFoundChoice } from './useFound.ts'

interface SpecOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** Small words behind the label, e.g. `-15%`. */
  readonly note?: string | undefined
  /** Why this option goes not with the others chosen; it stays reachable, so that the reason can be found. */
  readonly disabledReason?: string | undefined
}

interface SpecOptionsProps<Value extends string> {
  readonly legend: string
  readonly options: readonly SpecOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** The spec buttons of a buying box: a radio group whose impossible combinations say why. */
export const SpecOptions = <Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SpecOptionsProps<Value>) => {
  const name = useId()
  const choose = (option: SpecOption<Value>) => option.disabledReason === undefined && onChange(option.value)
  const group = useFoundChoice(value, options, choose)
  const draw = (option: SpecOption<Value>, hintId?: string) => (
    <label key={option.value} className={optionStyle}>
      <input
        type="radio"
        className={input}
        name={name}
        value={option.value}
        checked={option.value === value}
        aria-disabled={option.disabledReason !== undefined || undefined}
        aria-describedby={cx(hintId) || undefined}
        onChange={() => choose(option)}
      />
      {option.label}
      {option.note !== undefined && <span className={note}>{option.note}</span>}
    </label>
  )
  return (
    <fieldset ref={group} className={groupStyle}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={row}>
        {options.map((option) =>
          option.disabledReason === undefined ? (
            draw(option)
          ) : (
            <Hint key={option.value} text={option.disabledReason}>
              {(hintId) => draw(option, hintId)}
            </Hint>
          ),
        )}
      </div>
    </fieldset>
  )
}
