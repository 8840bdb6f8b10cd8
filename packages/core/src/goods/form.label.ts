import type { Language } from '../codec/index.ts'
import { goodsMessages } from './goods.messages.ts'

const isNumber = (segment: string): boolean => /^\d+$/.test(segment)

/**
 * What the field of a path is called, for its seller and for its reviewer alike; rows count from 1. The choices of a
 * specification are one field: which choice it is about stands in its value.
 * @param textOf a text of goods by its key; undefined where there is none
 */
export const goodsFieldName = (path: string, textOf: (key: string) => string | undefined): string => {
  // Names and summaries are called as they are in the editor.
  const whole = textOf(`field.${path}`)
  if (whole !== undefined) return whole
  return path
    .replace(/^classification\./, '')
    .replace(/\.specificationValues\..*$/, '.specificationValues')
    .split('.')
    .reduce<readonly string[]>((parts, segment) => {
      const last = parts.at(-1)
      return isNumber(segment) && last !== undefined
        ? [...parts.slice(0, -1), `${last} ${Number(segment) + 1}`]
        : [...parts, textOf(`field.${segment}`) ?? segment]
    }, [])
    .join(' · ')
}

/**
 * The same in a language, for whom all texts of goods are at hand.
 * @example
 * import { goodsFieldLabel } from '@compute-mall/core/goods'
 *
 * goodsFieldLabel('skus.0.pricing.1.price', 'en') // → 'Specification 1 · Price 2 · Amount'
 */
export const goodsFieldLabel = (path: string, language: Language): string => {
  const texts: Readonly<Record<string, string>> = goodsMessages[language]
  return goodsFieldName(path, (key) => texts[key])
}
