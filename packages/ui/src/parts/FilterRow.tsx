import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseUpIcon, OpenIcon } from '../icons/index.ts'
import * as css from './FilterRow.css.ts'

interface FilterOption {
  readonly code: string
  readonly label: string
  /** How many it would find. */
  readonly count?: number | undefined
}

interface FilterRowProps {
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Codes of those chosen; none means all. */
  readonly chosen: readonly string[]
  /** A line tells it from the row above. */
  readonly ruled?: boolean | undefined
  readonly onToggle: (code: string) => void
  /** Takes the whole group back to "all". */
  readonly onClear: () => void
}

/** More than this many options fold into one line. */
const FOLDED_FROM = 10

/** One group of filters: "all", and options that can be switched on and off, each with its count. */
export const FilterRow = ({ label, options, chosen, ruled = false, onToggle, onClear }: FilterRowProps) => {
  const { t } = useTranslation('parts')
  const labelId = useId()
  const [unfolded, setUnfolded] = useState(false)
  const foldable = options.length > FOLDED_FROM
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are toggles, not fields of a form.
    <div className={ruled ? css.ruled : css.row} role="group" aria-labelledby={labelId}>
      <span className={css.label} id={labelId}>
        {label}
      </span>
      <div className={css.options} data-folded={(foldable && !unfolded) || undefined}>
        <button type="button" className={css.option} aria-pressed={chosen.length === 0} onClick={onClear}>
          {t('all')}
        </button>
        {options.map(({ code, label: words, count }) => (
          <button
            key={code}
            type="button"
            className={css.option}
            aria-pressed={chosen.includes(code)}
            disabled={count === 0 && !chosen.includes(code)}
            onClick={() => onToggle(code)}
          >
            {words} {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      {foldable && (
        <button
          type="button"
          className={css.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'less' : 'more')}
          {unfolded ? <CloseUpIcon size={14} /> : <OpenIcon size={14} />}
        </button>
      )}
    </div>
  )
}
