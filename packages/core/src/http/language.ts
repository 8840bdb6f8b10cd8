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
