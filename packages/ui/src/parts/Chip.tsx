import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons/index.ts'
import { chip, group as groupStyle } from './Chip.css.ts'

interface ChipProps {
  /** What it belongs to, e.g. the filter group. */
  readonly group?: string | undefined
  readonly label: string
  readonly onRemove: () => void
}

/** Something chosen, which one press takes away again. */
export const Chip = ({ group, label, onRemove }: ChipProps) => {
  const { t } = useTranslation('parts')
  const name = group === undefined ? label : `${group} ${label}`
  return (
    <button type="button" className={chip} aria-label={t('remove', { name })} onClick={onRemove}>
      {group !== undefined && <span className={groupStyle}>{group}</span>} {label}
      <CloseIcon size={14} />
    </button>
  )
}
