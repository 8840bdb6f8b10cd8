import { pseudoMessages } from '@compute-mall/core/messages/testing'
import { describe, expect, it } from 'vitest'
import { addTexts, createI18n } from './createI18n.ts'

const texts = {
  payment: {
    zh: { 'scan.with': '请使用{{name}}扫码', day_other: '{{count}} 天' },
    en: { 'scan.with': 'Scan with {{name}}', day_one: '{{count}} day', day_other: '{{count}} days' },
  },
}
const never = (key: string) => {
  throw new Error(key)
}

describe('the translator', () => {
  it('[R1.01] is ready at once, without a promise to wait for', () => {
    const { t } = createI18n('en', texts, never)
    expect(t('payment:scan.with', { name: 'WeChat <Pay>' })).toBe('Scan with WeChat <Pay>')
  })

  it('[R1.01] counts as each language does', () => {
    const en = createI18n('en', texts, never)
    const zh = createI18n('zh', texts, never)
    expect([1, 2].map((count) => en.t('payment:day', { count }))).toEqual(['1 day', '2 days'])
    expect([1, 2].map((count) => zh.t('payment:day', { count }))).toEqual(['1 天', '2 天'])
  })

  it('[I1] speaks a language of nobody, with plurals, values and dates as in English', () => {
    const { t } = createI18n('en', { payment: pseudoMessages(texts.payment) }, never)
    expect([1, 2].map((count) => t('payment:day', { count }))).toEqual(['[1 đàý]', '[2 đàýš]'])
  })

  it('[R1.01] tells figures in groups of three digits, and leaves what is told as text', () => {
    const en = createI18n('en', texts, never)
    expect([999, 12_000, 1_234_567, -1_500, 1_000.25].map((count) => en.t('payment:day', { count }))).toEqual(
      ['999 days', '12,000 days', '1,234,567 days', '-1,500 days', '1,000.25 days'],
    )
    expect(en.t('payment:scan.with', { name: '200001' })).toBe('Scan with 200001')
  })

  it.each([
    [{ seconds: 3 }, 'Again in 3 s'],
    [{}, 'Again later'],
    [undefined, 'Again later'],
  ])('[R8.02][H9] says what needs no values where %j lacks them', (values, said) => {
    const error = { zh: {}, en: { wait: 'Again in {{seconds}} s', wait_plain: 'Again later' } }
    expect(createI18n('en', { error }, never).t('error:wait', { ...values })).toBe(said)
  })

  it('[R1.01] takes texts that come later, in both languages', async () => {
    const instance = createI18n('zh', {}, never)
    addTexts(instance, { order: { zh: { paid: '已支付' }, en: { paid: 'Paid' } } })
    expect(instance.t('order:paid')).toBe('已支付')
    await instance.changeLanguage('en')
    expect(instance.t('order:paid')).toBe('Paid')
  })

  it('[R1.01] tells a missing text and never takes it from the other language', () => {
    const missing: string[] = []
    const instance = createI18n('en', { order: { zh: { paid: '已支付' }, en: {} } }, (key) =>
      missing.push(key),
    )
    expect(instance.t('order:paid')).toBe('paid')
    expect(missing).toEqual(['order:paid'])
  })
})
