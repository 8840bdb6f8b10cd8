import type { Search } from '@compute-mall/core/search'
import { Notice } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

interface CorrectedProps {
  readonly search: Search
  /** What was found instead; null where the words of the search found something by themselves. */
  readonly words: string | null
}

/** Says that what is shown was found by other words than were searched for (R8.04). */
export const Corrected = ({ search, words }: CorrectedProps) => {
  const { t } = useTranslation('search')
  if (words === null) return null
  return <Notice role="status">{t('corrected', { words: search.keyword, corrected: words })}</Notice>
}
