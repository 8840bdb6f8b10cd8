import { useTranslation } from 'react-i18next'
import { OpenIcon } from '../../icons/index.ts'
import * as css from './list.css.ts'

interface FilterSelectProps {
  readonly label: string
  /** Empty is all. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What the empty value says; "All" unless said. */
  readonly all?: string
  readonly onChange: (value: string) => void
}

/** A choice in a row of tools: its name stands in it, before its value. */
export const FilterSelect = ({ label, value, options, all, onChange }: FilterSelectProps) => {
  const { t } = useTranslation('desk')
  return (
    <label className={css.select} data-on={value !== '' || undefined}>
      <span className={css.selectName}>{label}</span>
      <select className={css.selectControl} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all ?? t('all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <OpenIcon className={css.selectArrow} size={16} />
    </label>
  )
}
