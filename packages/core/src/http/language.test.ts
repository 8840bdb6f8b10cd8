import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterLanguageEvent,
  type LanguageEvent,
  type LanguageState,
  languageOf,
  visitLanguage,
} from './index.ts'

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

describe('the language of a page', () => {
  const speaking: LanguageState = { spoken: 'zh', wanted: 'zh' }
  const preparing: LanguageState = { spoken: 'zh', wanted: 'en' }
  const english: LanguageState = { spoken: 'en', wanted: 'en' }

  it.each([
    [speaking, { type: 'language.chosen', language: 'zh' }, speaking],
    [speaking, { type: 'language.chosen', language: 'en' }, preparing],
    [speaking, { type: 'texts.ready', language: 'zh' }, speaking],
    [speaking, { type: 'texts.ready', language: 'en' }, speaking],
    [speaking, { type: 'texts.missing', language: 'zh' }, speaking],
    [speaking, { type: 'texts.missing', language: 'en' }, speaking],
    [preparing, { type: 'language.chosen', language: 'zh' }, speaking],
    [preparing, { type: 'language.chosen', language: 'en' }, preparing],
    [preparing, { type: 'texts.ready', language: 'zh' }, preparing],
    [preparing, { type: 'texts.ready', language: 'en' }, english],
    [preparing, { type: 'texts.missing', language: 'zh' }, preparing],
    [preparing, { type: 'texts.missing', language: 'en' }, speaking],
  ] as const)('[R1.01][R4.13] after %j and %j is %j', (before, event, after) => {
    expect(afterLanguageEvent(before, event)).toEqual(after)
  })

  const events: readonly LanguageEvent[] = (
    ['language.chosen', 'texts.ready', 'texts.missing'] as const
  ).flatMap((type) => (['zh', 'en'] as const).map((language) => ({ type, language })))

  it('[R1.01] changes only to the last choice, when its texts are ready', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (course) => {
        let state = speaking
        let chosen = state.wanted
        for (const event of course) {
          const after = afterLanguageEvent(state, event)
          if (event.type === 'language.chosen') chosen = event.language
          if (after.spoken !== state.spoken) expect(event).toEqual({ type: 'texts.ready', language: chosen })
          state = after
        }
      }),
      { numRuns: 300 },
    )
  })
})
