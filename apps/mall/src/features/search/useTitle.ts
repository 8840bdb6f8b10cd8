import type { Words } from '@compute-mall/core/codec'
import type { Search } from '@compute-mall/core/search'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** Names of what a search is narrowed to; null where they are not known, or there is none. */
interface Narrowed {
  readonly shop: Words | null
  readonly category?: Words | null
}

/** Heading of a search page: the words that were searched for, else the shop, else the category, else the usual one. */
export const useTitle = ({ keyword }: Search, { shop, category = null }: Narrowed, usual: string): string => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  if (keyword !== '') return t('resultsFor', { words: keyword })
  if (shop !== null) return t('ofShop', { shop: inLanguage(shop) })
  return category === null ? usual : inLanguage(category)
}
