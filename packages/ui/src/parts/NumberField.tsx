import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../theme/index.ts'
import { box, input } from './Field.css.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { isComposing } from './isComposing.ts'
import { type Correction, fitQuantity, type QuantityLimits, readDecimal, shownLimit } from './quantity.ts'
import { useFound } from './useFound.ts'

interface NumberFieldProps extends FieldFrame, QuantityLimits {
  /** Of the control; one of its own if not given. */
  readonly id?: string | undefined
  /** Null while nothing is typed. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** How many digits may stand behind the point; more are cut off. */
  readonly decimals?: number | undefined
  /** In what it is counted, e.g. `GB` or "10,000 yuan". */
  readonly unit?: string | undefined
  readonly disabled?: boolean | undefined
}

/** A number within limits in a form. What is typed counts on Enter or on leaving; a correction is said. */
export const NumberField = ({
  value,
  onChange,
  minimum,
  maximum,
  decimals = 0,
  unit,
  disabled,
  ...frame
}: NumberFieldProps) => {
  const { t } = useTranslation('parts')
  const unitId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [correction, setCorrection] = useState<Correction | null>(null)

  const settle = (text: string) => {
    const read = readDecimal(text, decimals)
    const fitted = read === null ? null : fitQuantity(read, { minimum, maximum })
    setTyped(null)
    setCorrection(fitted?.correction ?? null)
    onChange(text.trim() === '' ? null : (fitted?.quantity ?? value))
  }
  const settleTyped = () => typed !== null && settle(typed)

  const field = useFound<HTMLInputElement>((found) => {
    if (found.value === String(value ?? '')) return
    if (found === document.activeElement) setTyped(found.value)
    else settle(found.value)
  })
  const onKeyDown = (event: KeyboardEvent) =>
    event.key === 'Enter' && !isComposing(event.nativeEvent) && settleTyped()

  const shown = { minimum: shownLimit(minimum), maximum: shownLimit(maximum) }
  const said = { raised: t('quantityRaised', shown), lowered: t('quantityLowered', shown) }
  const hint = correction === null ? (frame.hint ?? t('quantityLimits', shown)) : said[correction]
  return (
    <Field {...frame} hint={hint}>
      {(control) => (
        <div className={box}>
          <input
            {...control}
            ref={field}
            className={input}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            disabled={disabled}
            aria-describedby={[control['aria-describedby'], unit !== undefined && unitId]
              .filter(Boolean)
              .join(' ')}
            value={typed ?? value ?? ''}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={settleTyped}
            onKeyDown={onKeyDown}
          />
          {unit !== undefined && <span id={unitId}>{unit}</span>}
          <span className={visuallyHidden} role="status">
            {correction !== null && said[correction]}
          </span>
        </div>
      )}
    </Field>
  )
}
