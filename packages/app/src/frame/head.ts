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

/** What a loader says of its page. */
interface Said {
  /** What it is about: goods, a shop, words that were searched for. */
  readonly subject?: Words | string | null
  /** The text key of its title, where that is not what its route says. */
  readonly titleKey?: string
}

/** What the head of a document is made of. */
interface HeadNeeds {
  readonly route: HeadFacts
  readonly content: PageContent
  readonly language: Language
  /** Text key of the name of the app; the mall has none but the product's. */
  readonly appTitle?: string | undefined
}

/** A page that is not there is titled so, whatever its route says of the pages that are. */
const isMissing = (content: PageContent): boolean =>
  content.kind === 'failed' && content.failure.status === 404

/** Title and description of a page, in the user's language; what it is about stands first, to tell tabs apart (R2.06). */
export const headOf = (t: TFunction, { route, content, language, appTitle }: HeadNeeds): Head => {
  const text = (key: string) => String(t(key as never))
  const usualTitle = isMissing(content) ? 'failure:missingName' : route.title
  const { subject, titleKey = usualTitle }: Said =
    (content.kind === 'page' ? (content.data.page as Said | null) : null) ?? {}
  const about = typeof subject === 'string' ? subject : subject?.[language]
  const names = [
    titleKey,
    ...(route.isTitleWhole ? [] : [...(appTitle ? [appTitle] : []), 'shell:productName']),
  ]
  return {
    title: [...(about ? [about] : []), ...names.map(text)].join(' - '),
    description: route.description === undefined ? '' : text(route.description),
  }
}

/** Keeps the document's head true to the page and the language; a server may have written the first one (R1.01). */
export const useHead = (route: HeadFacts, content: PageContent, appTitle?: string): void => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { title, description } = headOf(t, { route, content, language, appTitle })
  useEffect(() => {
    document.title = title
    document.documentElement.lang = htmlLanguage(language)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
