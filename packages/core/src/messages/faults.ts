import type { Language } from '../codec/index.ts'
import type { Messages } from './messages.ts'

type Texts = Readonly<Record<string, string>>

const PLURAL = /_(one|other)$/
const baseOf = (key: string): string => key.replace(PLURAL, '')
const PLACE = /\{\{\s*\w+\s*\}\}/g
const placesOf = (text: string): string => [...new Set(text.match(PLACE) ?? [])].sort().join()

const lacks = (language: string, own: Texts, other: Texts): readonly string[] => {
  const known = new Set(Object.keys(own).map(baseOf))
  return [...new Set(Object.keys(other).map(baseOf))].flatMap((key) =>
    known.has(key) ? [] : [`${key} is missing in ${language}`],
  )
}

/** A singular may leave its count out: `one day`. */
const otherPlaces = (zh: Texts, en: Texts): readonly string[] =>
  Object.entries(en).flatMap(([key, text]) =>
    Object.entries(zh).some(
      ([theirs, their]) =>
        baseOf(theirs) === baseOf(key) && placesOf(their) !== placesOf(text) && !key.endsWith('_one'),
    )
      ? [`${key} names other values in zh than in en`]
      : [],
  )

/** Words that the glossary replaces: one for a team leader and one for a rejected review. */
const REPLACED = {
  zh: /团队管理员|组长|(?<!团队|店铺)负责人|驳回|不予|谢绝|未通过|(?<!审核)不通过/u,
  en: /team admin\w*|group leader|(?<!team )\bleaders?\b|\brefus(?:e|ed|al)\b|not approved|not pass the review/iu,
} as const

const replacedWords = (language: Language, text: string): readonly string[] =>
  text.replaceAll(PLACE, '').match(REPLACED[language])?.slice(0, 1) ?? []

const perText = (language: Language, texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => [
    ...(text.trim() === '' ? [`${key} is empty in ${language}`] : []),
    ...replacedWords(language, text).map(
      (word) => `${key} says “${word}” in ${language}, see docs/glossary.md`,
    ),
    ...(language === 'en' && /\p{Script=Han}/u.test(text) ? [`${key} is Chinese in en`] : []),
    ...(language === 'en' && key.endsWith('_other') && !(key.replace(PLURAL, '_one') in texts)
      ? [`${key} has no singular in en`]
      : []),
    ...(language === 'zh' && key.endsWith('_one') ? [`${key} is a singular, which zh has not`] : []),
  ])

/**
 * What is wrong with the texts of a module, in words for whoever writes them; nothing when they can be shown (R1.01;
 * quality I1).
 * @example
 * import { textFaults } from '@compute-mall/core/messages'
 *
 * textFaults({ zh: { paid: '已支付' }, en: { paid: 'Paid' } }) // → []
 * textFaults({ zh: { paid: '已支付' }, en: {} }) // → ['paid is missing in en']
 */
export const textFaults = ({ zh, en }: { readonly zh: Texts; readonly en: Texts }): readonly string[] => [
  ...lacks('zh', zh, en),
  ...lacks('en', en, zh),
  ...otherPlaces(zh, en),
  ...perText('zh', zh),
  ...perText('en', en),
]

/** Whether a value that a file exports are the texts of a module. */
export const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value
