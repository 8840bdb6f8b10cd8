import { useTranslation } from 'react-i18next'
import { Table } from '../parts/index.ts'
import * as css from './Chart.css.ts'
import type { Series } from './Plot.tsx'
import { Plot } from './Plot.tsx'
import { Rows } from './Rows.tsx'

interface ChartProps {
  /** What it shows, with its unit, e.g. "Core-hours used, by month". */
  readonly label: string
  /** How things go over time, or how much there is of each; `rows` where the names of each are long, of the first series. */
  readonly kind: 'line' | 'bar' | 'rows'
  /** What the categories are, e.g. "Month": the head of the table's first column. */
  readonly axis: string
  readonly categories: readonly string[]
  /** At most four: more cannot be told apart. */
  readonly series: readonly Series[]
  readonly format?: ((value: number) => string) | undefined
}

/** A picture of figures, and the same figures as a table for whoever reads rather than looks. */
export const Chart = ({ label, kind, axis, categories, series, format = String }: ChartProps) => {
  const { t } = useTranslation('widgets')
  const shown = series.slice(0, kind === 'rows' ? 1 : css.series.length)
  const [first] = shown
  if (categories.length === 0 || first === undefined)
    return (
      <figure className={css.figure} aria-label={label}>
        <p className={css.empty}>{t('noFigures')}</p>
      </figure>
    )
  return (
    <figure className={css.figure} aria-label={label}>
      {shown.length > 1 && (
        <ul className={css.legend}>
          {shown.map(({ name }, index) => (
            <li key={name} className={css.entry}>
              <svg className={css.series[index]} width="24" height="8" aria-hidden="true">
                <path
                  className={kind === 'bar' ? css.dashed[index] : undefined}
                  d="M0 4h24"
                  strokeWidth={3}
                  strokeDasharray={kind === 'line' ? css.dashes[index] : undefined}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {kind === 'rows' ? (
        <Rows label={label} categories={categories} values={first.values} format={format} />
      ) : (
        <Plot kind={kind} label={label} categories={categories} series={shown} format={format} />
      )}
      <details>
        <summary className={css.table}>{t('asTable')}</summary>
        <Table
          caption={label}
          rows={categories.map((category, index) => ({ category, index }))}
          rowKey={({ category }) => category}
          columns={[
            { key: '', header: axis, rowHeader: true, render: ({ category }) => category },
            ...shown.map(({ name, values }) => ({
              key: name,
              header: name,
              align: 'end' as const,
              render: ({ index }: { readonly index: number }) => {
                const value = values[index]
                return value === null || value === undefined ? '–' : format(value)
              },
            })),
          ]}
        />
      </details>
    </figure>
  )
}
