import { describe, expect, it } from 'vitest'
import { pseudo } from './index.ts'

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
})
