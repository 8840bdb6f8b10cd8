import { useLanguage } from '@compute-mall/ui/text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The text that names a page. */
type Heading = 'order:title' | 'order:detailTitle' | 'failure:missingTitle' | 'failure:failedTitle'

/** Keeps title and language of the document true to the page (R2.06, R1.01). */
export const useHead = (heading: Heading): void => {
  const { t } = useTranslation(['order', 'failure', 'console', 'shell'])
  const { language } = useLanguage()
  const title = `${t(heading)} - ${t('console:title')} - ${t('shell:productName')}`
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }, [title, language])
}
