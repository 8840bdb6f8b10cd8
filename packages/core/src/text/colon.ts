import type { Language } from '../codec/index.ts'

/**
 * Joins what is named and what is said of it with the colon of a language; empty parts are left out.
 * @example
 * import { withColon } from '@compute-mall/core/text'
 *
 * withColon('zh', '不符合平台规定', '宣传用语违规') // → '不符合平台规定：宣传用语违规'
 * withColon('en', 'Not allowed', 'wording') // → 'Not allowed: wording'
 */
export const withColon = (language: Language, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(language === 'zh' ? '：' : ': ')
