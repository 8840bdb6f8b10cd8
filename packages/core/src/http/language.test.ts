import { describe, expect, it } from 'vitest'
import { languageOf, visitLanguage } from './index.ts'

describe('language', () => {
  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['EN_GB', 'en'],
    ['zh-CN', 'zh'],
    ['fr', 'zh'],
    ['', 'zh'],
  ])('[R4.13] of %j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })

  it.each([
    ['en', 'zh-CN', 'en'],
    ['zh', 'en-US', 'zh'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'en-GB,zh;q=0.5', 'en'],
    ['', 'en', 'en'],
    [undefined, undefined, 'zh'],
  ])('[R4.13] of a visit with cookie %j that accepts %j is %s', (cookie, accepted, language) => {
    expect(visitLanguage(cookie, accepted)).toBe(language)
  })
})
