import { type ReactNode, useId } from 'react'
import { description, input, line } from './Checkbox.css.ts'
import { legend as legendStyle, row } from './RadioGroup.css.ts'
import { useFoundChoice } from './useFound.ts'

interface RadioGroupProps<Value extends string> {
  readonly legend: string
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly description?: string
    readonly disabled?: boolean
  }[]
  /** `null` while nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** One of a few, all in sight. */
export const RadioGroup = <Value extends string>({
  legend,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) => {
  const name = useId()
  const group = useFoundChoice(value, options, (found) => onChange(found.value))
  return (
    <fieldset ref={group}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={row}>
        {options.map((option) => (
          <label key={option.value} className={line}>
            <input
              type="radio"
              className={input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.description !== undefined && <span className={description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
