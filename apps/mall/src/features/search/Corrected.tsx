import type { Search } from '@compute-mall/core/search'
import { Notice } from '@compute-mall/ui/parts'
import { useCorrection } from './useCorrection.ts'

interface CorrectedProps {
  readonly search: Search
  /** What was searched for instead; null where the words of the search found something by themselves. */
  readonly words: string | null
}

/** Says that the results are of other words, or of fewer, than were searched for (R8.04). */
export const Corrected = ({ search, words }: CorrectedProps) => {
  const correction = useCorrection(search.keyword)
  return words === null ? null : <Notice role="status">{correction(words)}</Notice>
}
