import type { Language } from '@compute-mall/core/codec'
import type { TFunction } from 'i18next'
import type { PageName } from '../routes.ts'

/** The language as `<html lang>` says it. */
export const htmlLanguage = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en')

export interface Head {
  readonly title: string
  readonly description: string
}

/** Title and description of a page, in the user's language (R2.06). */
export const headOf = (t: TFunction<['page', 'shell']>, name: PageName): Head => ({
  title: name === 'home' ? t(`page:${name}.title`) : `${t(`page:${name}.title`)} - ${t('shell:productName')}`,
  description: t(`page:${name}.description`),
})
