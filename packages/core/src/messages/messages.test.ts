import { describe, expect, it } from 'vitest'
import { isMessages, type KeyOf, messageFor, messages, textFaults } from './index.ts'

const modules = import.meta.glob<Record<string, unknown>>('../*/*.messages.ts', { eager: true })
const found = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isMessages)
    .map((texts) => [file.replace('../', ''), texts] as const),
)

describe('the texts of the core', () => {
  it.each(found)('[R1.01] of %s are whole in both languages, and Chinese in one alone (I1)', (_, texts) => {
    expect(Object.keys(texts.zh).length).toBeGreaterThan(0)
    expect(textFaults(texts)).toEqual([])
  })

  it('[R1.01] are found, one set in each file', () => {
    expect(found.map(([file]) => file)).toEqual(Object.keys(modules).map((file) => file.replace('../', '')))
  })
})

describe('the faults of texts', () => {
  const whole = {
    zh: { paid: '已支付 {{total}}', days_other: '{{count}} 天' },
    en: { paid: 'Paid {{total}}', days_one: 'one day', days_other: '{{count}} days' },
  }

  it('[R1.01] are none where both languages say the same (I1)', () => {
    expect(textFaults(whole)).toEqual([])
  })

  it.each([
    [{ zh: { ...whole.zh, left: '剩余' }, en: whole.en }, 'left is missing in en'],
    [{ zh: whole.zh, en: { ...whole.en, left: 'Left' } }, 'left is missing in zh'],
    [{ zh: { ...whole.zh, paid: '已支付' }, en: whole.en }, 'paid names other values in zh than in en'],
    [{ zh: whole.zh, en: { ...whole.en, paid: 'Paid {{sum}}' } }, 'paid names other values in zh than in en'],
    [
      { zh: whole.zh, en: { ...whole.en, days_other: 'days' } },
      'days_other names other values in zh than in en',
    ],
    [{ zh: { ...whole.zh, left: ' ' }, en: { ...whole.en, left: 'Left' } }, 'left is empty in zh'],
    [{ zh: { ...whole.zh, left: '剩余' }, en: { ...whole.en, left: '' } }, 'left is empty in en'],
    [{ zh: { ...whole.zh, left: '剩余' }, en: { ...whole.en, left: '剩余' } }, 'left is Chinese in en'],
    [
      { zh: whole.zh, en: { paid: whole.en.paid, days_other: whole.en.days_other } },
      'days_other has no singular in en',
    ],
    [
      { zh: { ...whole.zh, days_one: '{{count}} 天' }, en: whole.en },
      'days_one is a singular, which zh has not',
    ],
    [
      { zh: { asks: '请联系团队管理员' }, en: { asks: 'Ask your team leader' } },
      'asks says “团队管理员” in zh, see docs/glossary.md',
    ],
    [
      { zh: { asks: '请联系团队负责人' }, en: { asks: 'Ask the leader' } },
      'asks says “leader” in en, see docs/glossary.md',
    ],
    [
      { zh: { state: '未通过' }, en: { state: 'Rejected' } },
      'state says “未通过” in zh, see docs/glossary.md',
    ],
    [
      { zh: { state: '审核不通过' }, en: { state: 'Refused' } },
      'state says “Refused” in en, see docs/glossary.md',
    ],
  ])('[R1.01] are told one by one: %j (I1)', (texts, fault) => {
    expect(textFaults(texts)).toEqual([fault])
  })
})

describe('naming texts', () => {
  const sample = messages({
    zh: { a: '一', days_other: '{{count}} 天' },
    en: { a: 'one', days_one: '{{count}} day', days_other: '{{count}} days' },
  })
  const say = messageFor<KeyOf<typeof sample>>('sample')

  it('[R1.01] by module and key, a plural without its suffix', () => {
    expect(say('a')).toEqual({ key: 'sample:a' })
    expect(say('days', { count: 3 })).toEqual({ key: 'sample:days', values: { count: 3 } })
  })
})
