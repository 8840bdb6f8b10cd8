import { useLanguage } from '@compute-mall/ui/text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageName } from '../routes.ts'
import { headOf, htmlLanguage } from './head.ts'

/** Keeps the document's head true to the page and the language; the server wrote the first one (R2.06, R1.01). */
export const useHead = (name: PageName): void => {
  const { t } = useTranslation(['page', 'shell'])
  const { language } = useLanguage()
  const { title, description } = headOf(t, name)
  useEffect(() => {
    document.title = title
    document.documentElement.lang = htmlLanguage(language)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
