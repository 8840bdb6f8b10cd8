import { createI18n } from '@compute-mall/react'
import { describe, expect, it } from 'vitest'
import { pseudo, pseudoMessages } from './pseudo.ts'

describe('the language of nobody', () => {
  it.each([
    ['Sign in', '[Šîĝñ îññ]'],
    ['Shopping cart', '[Šĥööppîîñĝ ççàŕţţ]'],
    ['Buy', '[Bûý]'],
    ['{{amount}} available', '[{{amount}} àvàîļļàbļéé]'],
    ['–', '[–]'],
  ])('[I1] turns %j into %j: two fifths longer with its brackets, its values untouched', (text, longer) => {
    expect(pseudo(text)).toBe(longer)
  })

  it('[I1] is spoken by the translator of the mall, with plurals, values and dates as in English', () => {
    const never = (key: string) => {
      throw new Error(key)
    }
    const messages = {
      zh: { day_other: '{{count}} 天' },
      en: { day_one: '{{count}} day', day_other: '{{count}} days' },
    }
    const { t } = createI18n('en', { order: pseudoMessages(messages) }, never)
    expect([1, 2].map((count) => t('order:day', { count }))).toEqual(['[1 đàý]', '[2 đàýš]'])
  })
})
