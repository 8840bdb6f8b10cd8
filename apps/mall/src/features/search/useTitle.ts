import type { Words } from '@compute-mall/core/codec'
import type { Search } from '@compute-mall/core/search'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/**
 * What a search page is about: the words that were searched for, else the shop, else what it always is.
 * @param shop its name; null where it is not known, or none is searched in
 */
export const useTitle = ({ keyword }: Search, shop: Words | null, usual: string): string => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  if (keyword !== '') return t('resultsFor', { words: keyword })
  return shop === null ? usual : t('ofShop', { shop: inLanguage(shop) })
}
