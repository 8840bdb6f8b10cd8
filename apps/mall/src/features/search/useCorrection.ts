import { droppedWords } from '@compute-mall/core/search'
import { useTranslation } from 'react-i18next'

/** The sentence that says what was searched for instead of the typed words. */
export const useCorrection = (typed: string): ((corrected: string) => string) => {
  const { t } = useTranslation('search')
  return (corrected) => {
    const dropped = droppedWords(typed, corrected)
    return dropped === null
      ? t('corrected', { words: typed, corrected })
      : t('dropped', { dropped, corrected })
  }
}
