import { describe, expect, it } from 'vitest'
import { errors } from '../http/index.ts'
import { settlementMessages } from '../settlement/index.ts'

const zh: Readonly<Record<string, string>> = settlementMessages.zh
const en: Readonly<Record<string, string>> = settlementMessages.en

describe('the messages of section 5', () => {
  it.each([
    ['R5.01', 'invalid.telephone', '请输入正确的注册联系电话'],
    ['R5.02', 'empty.serviceTelephone', '请输入客服电话'],
    ['R5.02', 'invalid.serviceTelephone', '请输入正确的客服电话'],
    ['R5.03', 'empty.serviceHours', '客服时间不能为空'],
  ])('[R5.01, R5.02, R5.03] %s: %s says %s, and as much in English', (_, key, text) => {
    expect(zh[key]).toBe(text)
    expect(en[key]).toMatch(/^[A-Z][^\p{Script=Han}]+$/u)
  })

  it.each(['identificationNumber', 'contactMobile', 'contactEmail', 'bankAccount'])(
    '[R5.04] a %s that is taken is named by its label',
    (field) => {
      expect(zh[`duplicate.${field}`]).toMatch(/^\p{Script=Han}+重复，请重新输入$/u)
      expect(en[`duplicate.${field}`]).toMatch(/^[A-Z]/)
    },
  )

  it('[R5.05] the disallowed characters are listed behind settle.desc_regex_unmatch_error', () => {
    expect(zh['settle.desc_regex_unmatch_error']).toMatch(/\{\{characters\}\}$/)
    expect(en['settle.desc_regex_unmatch_error']).toMatch(/\{\{characters\}\}$/)
  })
})

describe('the messages of section 8 that an envelope carries', () => {
  it.each([
    ['R8.04', 'MALL10001', 'Sorry, this product does not exist'],
    ['R5.12', 'PURCHASE10008', 'The price of the product you bought has changed, please reconfirm'],
    ['R5.07', 'USER10001', 'Phone number format incorrect'],
  ] as const)('[R8.04] %s: %s says “%s”', (_, code, text) => {
    expect(errors[code].en).toBe(text)
    expect(errors[code].zh).toMatch(/\p{Script=Han}/u)
  })
})
