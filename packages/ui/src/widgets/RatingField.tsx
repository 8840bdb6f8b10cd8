import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StarIcon } from '../icons/index.ts'
import { useFoundChoice } from '../parts/index.ts'
import * as css from './RatingField.css.ts'

interface RatingFieldProps {
  /** What is rated, e.g. "The goods as described". */
  readonly legend: string
  /** 1 to 5; null while none is given. */
  readonly value: number | null
  readonly onChange: (stars: number) => void
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
}

/** From the fewest to the most. */
const STARS = [1, 2, 3, 4, 5].map((stars) => ({ stars, value: String(stars) }))

/** Stars that the reader gives; those that goods have are a `Rating`. */
export const RatingField = ({ legend, value, onChange, error, disabled }: RatingFieldProps) => {
  const { t } = useTranslation('widgets')
  const name = useId()
  const group = useFoundChoice(value === null ? null : String(value), STARS, ({ stars }) => onChange(stars))
  return (
    <fieldset
      ref={group}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {STARS.map(({ stars, value: written }) => (
          <label key={stars} className={css.star} data-lit={(value !== null && stars <= value) || undefined}>
            <input
              className={css.input}
              type="radio"
              name={name}
              value={written}
              checked={stars === value}
              aria-label={t('star', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <StarIcon className={css.icon} size={24} />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={css.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
