import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon, SubtractIcon } from '../icons/index.ts'
import { cx } from './cx.ts'
import { isComposing } from './isComposing.ts'
import * as css from './QuantityStepper.css.ts'
import { type Correction, fitQuantity, type QuantityLimits, readQuantity, shownLimit } from './quantity.ts'
import { useFound } from './useFound.ts'

interface QuantityStepperProps extends QuantityLimits {
  /** What is counted, e.g. "Quantity" or "Duration in months". */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** Says the limits beside the box; where there is no room, they are said on correction only. */
  readonly limitsShown?: boolean | undefined
  /** Said beside the box in place of the limits. */
  readonly note?: string | undefined
}

const NO_LIMIT = 99_999_999

/**
 * A whole number by buttons, arrow keys or typing. A number within the limits counts with each keystroke; others are
 * corrected on Enter or on leaving, for more digits may follow.
 */
export const QuantityStepper = ({
  label,
  value,
  minimum,
  maximum,
  onChange,
  limitsShown = true,
  note,
}: QuantityStepperProps) => {
  const { t } = useTranslation('parts')
  const limitsId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [correction, setCorrection] = useState<Correction | null>(null)

  const settle = (wanted: number) => {
    const fitted = fitQuantity(wanted, { minimum, maximum })
    setTyped(null)
    setCorrection(fitted.correction)
    if (fitted.quantity !== value) onChange(fitted.quantity)
  }
  const type = (text: string) => {
    const read = readQuantity(text)
    setTyped(text)
    setCorrection(null)
    if (read !== null && read !== value && fitQuantity(read, { minimum, maximum }).correction === null)
      onChange(read)
  }
  const settleTyped = () => typed !== null && settle(readQuantity(typed) ?? value)

  const input = useFound<HTMLInputElement>((found) => {
    if (found.value === String(value)) return
    if (found === document.activeElement) setTyped(found.value)
    else settle(readQuantity(found.value) ?? value)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      settle((readQuantity(typed ?? '') ?? value) + by)
    } else if (event.key === 'Enter' && typed !== null) {
      event.preventDefault()
      settleTyped()
    }
  }

  const shown = { minimum: shownLimit(minimum), maximum: shownLimit(maximum) }
  const said = {
    raised: t('quantityRaised', shown),
    lowered: t('quantityLowered', shown),
  }
  const limits = maximum >= NO_LIMIT ? t('quantityMinimum', shown) : t('quantityLimits', shown)

  return (
    <div className={css.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div className={css.box} role="group" aria-label={label}>
        <button
          type="button"
          className={css.step}
          aria-label={t('decrease')}
          disabled={value <= minimum}
          onClick={() => settle(value - 1)}
        >
          <SubtractIcon size={16} />
        </button>
        <input
          ref={input}
          className={css.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={minimum}
          aria-valuemax={maximum}
          aria-describedby={limitsId}
          value={typed ?? value}
          onChange={({ target, nativeEvent }) =>
            nativeEvent instanceof InputEvent && nativeEvent.isComposing
              ? setTyped(target.value)
              : type(target.value)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
          onBlur={settleTyped}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={css.step}
          aria-label={t('increase')}
          disabled={value >= maximum}
          onClick={() => settle(value + 1)}
        >
          <AddIcon size={16} />
        </button>
      </div>
      <span id={limitsId} className={cx(css.limits, correction !== null && css.corrected)} role="status">
        {correction === null ? (note ?? (limitsShown && limits)) : said[correction]}
      </span>
    </div>
  )
}
