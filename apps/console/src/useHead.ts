import { useLanguage } from '@compute-mall/ui/text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route } from './route.ts'

const titles = {
  orders: 'order:title',
  order: 'order:detailTitle',
  missing: 'failure:missingTitle',
} as const satisfies Record<Route['page'], string>

/** Keeps title and language of the document true to the page (R2.06, R1.01), and the focus on what was come to. */
export const useHead = ({ page }: Route): void => {
  const { t } = useTranslation(['order', 'failure', 'console', 'shell'])
  const { language } = useLanguage()
  const title = `${t(titles[page])} - ${t('console:title')} - ${t('shell:productName')}`
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }, [title, language])
}
