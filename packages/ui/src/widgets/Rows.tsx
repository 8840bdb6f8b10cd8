import { cx } from '../parts/cx.ts'
import * as css from './Chart.css.ts'

interface RowsProps {
  readonly label: string
  readonly categories: readonly string[]
  /** One for each category; null where there is none. */
  readonly values: readonly (number | null)[]
  readonly format: (value: number) => string
}

const WHOLE = 100

/** How much there is of each, one below another: names of any length have room. */
export const Rows = ({ label, categories, values, format }: RowsProps) => {
  const most = Math.max(...values.map((value) => Math.abs(value ?? 0)))
  return (
    <ul className={css.rows} aria-label={label}>
      {categories.map((category, index) => {
        const value = values[index] ?? null
        const share = most === 0 || value === null ? 0 : (Math.abs(value) / most) * WHOLE
        return (
          <li key={category} className={css.row}>
            <span>{category}</span>
            <strong className={css.figures}>{value === null ? '–' : format(value)}</strong>
            <svg className={cx(css.series[0], css.rowBar)} height="8" aria-hidden="true">
              <rect className={css.bar} width={`${share}%`} height="8" rx="2" />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
