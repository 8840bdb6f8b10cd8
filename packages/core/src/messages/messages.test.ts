import { describe, expect, it } from 'vitest'
import { type KeyOf, type Messages, messages, speaker } from './index.ts'

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value

const modules = import.meta.glob<Record<string, unknown>>('../*/*.messages.ts', { eager: true })
const found = Object.entries(modules).map(
  ([file, module]) => [file.replace('../', ''), Object.values(module).find(isMessages)] as const,
)

const base = (key: string) => key.replace(/_(one|other)$/, '')
const bases = (texts: Readonly<Record<string, string>>) => [...new Set(Object.keys(texts).map(base))].sort()
const places = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].sort()

describe.each(found)('the texts of %s', (_, texts) => {
  const { zh, en } = texts ?? { zh: {}, en: {} }

  it('[R1.01] are there, with the same keys in both languages (I1)', () => {
    expect(bases(zh).length).toBeGreaterThan(0)
    expect(bases(en)).toEqual(bases(zh))
  })

  it('[R1.01] name the same values in both languages, whatever the plural form (I1)', () => {
    for (const [language, other] of [
      [zh, en],
      [en, zh],
    ] as const)
      for (const [key, text] of Object.entries(language)) {
        const theirs = Object.entries(other).filter(([k]) => base(k) === base(key))
        for (const [theirKey, theirText] of theirs)
          expect([key, places(text)]).toEqual([
            key,
            theirKey.endsWith('_one') ? places(text) : places(theirText),
          ])
      }
  })

  it('[R1.01] show no Chinese in English, and leave nothing empty (I1)', () => {
    expect(Object.entries(en).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([])
    expect([...Object.entries(zh), ...Object.entries(en)].filter(([, text]) => text.trim() === '')).toEqual(
      [],
    )
  })

  it('[R1.01] have both plural forms in English wherever they count (I1)', () => {
    const counted = Object.keys(en).filter((key) => key.endsWith('_other'))
    expect(counted.filter((key) => !(key.replace(/_other$/, '_one') in en))).toEqual([])
    expect(Object.keys(zh).filter((key) => key.endsWith('_one'))).toEqual([])
  })
})

describe('naming texts', () => {
  const sample = messages({
    zh: { a: '一', days_other: '{{count}} 天' },
    en: { a: 'one', days_one: '{{count}} day', days_other: '{{count}} days' },
  })
  const say = speaker<KeyOf<typeof sample>>('sample')

  it('[R1.01] by module and key, a plural without its suffix', () => {
    expect(say('a')).toEqual({ key: 'sample:a' })
    expect(say('days', { count: 3 })).toEqual({ key: 'sample:days', values: { count: 3 } })
  })
})
