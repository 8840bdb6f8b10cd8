import type { Language, Words } from '@compute-mall/core/codec'
import { useLanguage } from '@compute-mall/ui/text'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageContent } from '../page/routeState.ts'
import type { AnyRoute } from '../route/index.ts'

/** The language as `<html lang>` says it. */
export const htmlLanguage = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en')

export interface Head {
  readonly title: string
  readonly description: string
}

/** What the head of a document goes by. */
export type HeadFacts = Pick<AnyRoute, 'title' | 'description' | 'isTitleWhole'>

/** What a loader says of its page: what it is about, and a title where it is not what its route says. */
interface Said {
  readonly subject?: Words | string | null
  readonly titleKey?: string
}
const saidOf = (content: PageContent): Said =>
  (content.kind === 'page' ? (content.data.page as Said | null) : null) ?? {}

/** What a page is about, where its loader says so in `subject`: goods, a shop, words that were searched for. */
export const subjectOf = (content: PageContent, language: Language): string => {
  const { subject } = saidOf(content)
  return typeof subject === 'string' ? subject : (subject?.[language] ?? '')
}

/** The facts of a route with the title of what it shows now, a text key that its loader says in `titleKey`. */
export const factsOf = (route: HeadFacts, content: PageContent): HeadFacts => ({
  ...route,
  title: saidOf(content).titleKey ?? route.title,
})

/**
 * Title and description of a page, in the user's language (R2.06).
 * @param subject what the page is about; it stands first, so that tabs can be told apart
 * @param appTitle text key of the name of the app; the mall has none but the product's
 */
export const headOf = (t: TFunction, page: HeadFacts, subject: string, appTitle?: string): Head => {
  const text = (key: string) => String(t(key as never))
  const names = [
    page.title,
    ...(page.isTitleWhole ? [] : [...(appTitle ? [appTitle] : []), 'shell:productName']),
  ]
  return {
    title: [...(subject === '' ? [] : [subject]), ...names.map(text)].join(' - '),
    description: page.description === undefined ? '' : text(page.description),
  }
}

/** Keeps the document's head true to the page and the language; a server may have written the first one (R1.01). */
export const useHead = (page: HeadFacts, content: PageContent, appTitle?: string): void => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { title, description } = headOf(t, factsOf(page, content), subjectOf(content, language), appTitle)
  useEffect(() => {
    document.title = title
    document.documentElement.lang = htmlLanguage(language)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
