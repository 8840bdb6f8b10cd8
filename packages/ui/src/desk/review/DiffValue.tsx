import { useTranslation } from 'react-i18next'
import * as css from './review.css.ts'

interface DiffValueProps {
  /** Null is empty. */
  readonly value: string | null
  /** How it differs from the other version: not at all, gone from it, or new in it. */
  readonly change?: 'none' | 'removed' | 'added' | undefined
}

/** A value of one of two versions; what differs is told by more than its colour. */
export const DiffValue = ({ value, change = 'none' }: DiffValueProps) => {
  const { t } = useTranslation('desk')
  if (value === null) return <span className={css.none}>{t('noValue')}</span>
  if (change === 'removed') return <del className={css.removed}>{value}</del>
  if (change === 'added') return <ins className={css.added}>{value}</ins>
  return <>{value}</>
}
