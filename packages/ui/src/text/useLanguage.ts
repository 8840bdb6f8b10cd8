import type { Language, Words } from '@compute-mall/core/codec'
import { useTranslation } from 'react-i18next'

/** The interface language, and a reader that picks it from a text of the domain: `inLanguage(goods.name)`. */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const language: Language = i18n.language === 'en' ? 'en' : 'zh'
  return { language, inLanguage: (words: Words) => words[language] }
}
