import type { Language } from '../codec/index.ts'

/**
 * `en` if the user's language contains en, otherwise `zh` (R4.13).
 * @example
 * import { languageOf } from '@compute-mall/core/http'
 *
 * languageOf('en-GB') // → 'en'
 * languageOf('fr-FR') // → 'zh'
 */
export const languageOf = (userLanguage: string): Language =>
  userLanguage.toLowerCase().includes('en') ? 'en' : 'zh'

/**
 * The language in which a visit is answered: the one chosen before, else the first that the browser names.
 * @param cookie value of the locale cookie
 * @param accepted value of `Accept-Language`, e.g. `zh-CN,zh;q=0.9,en;q=0.8`
 */
export const visitLanguage = (cookie: string | undefined, accepted: string | undefined): Language =>
  languageOf(cookie || (accepted?.split(/[,;]/)[0] ?? ''))

/** In which language a page speaks, and in which one it is to speak as soon as it can (R1.01). */
export interface LanguageState {
  readonly spoken: Language
  readonly wanted: Language
}

/** What may happen to the language of a page. */
export type LanguageEvent =
  /** The reader has chosen a language. */
  | { readonly type: 'language.chosen'; readonly language: Language }
  /** All that is shown can be said in it. */
  | { readonly type: 'texts.ready'; readonly language: Language }
  /** Its texts could not be loaded. */
  | { readonly type: 'texts.missing'; readonly language: Language }

/**
 * The language of a page after an event: the last one that was chosen counts, and is spoken once its texts are there;
 * if they are not to be had, the page goes on as before.
 */
export const afterLanguageEvent = (
  { spoken, wanted }: LanguageState,
  { type, language }: LanguageEvent,
): LanguageState => {
  if (type === 'language.chosen') return { spoken, wanted: language }
  if (language !== wanted) return { spoken, wanted }
  return type === 'texts.ready' ? { spoken: language, wanted } : { spoken, wanted: spoken }
}
