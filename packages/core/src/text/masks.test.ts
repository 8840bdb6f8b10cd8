import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskEmail, maskName, maskNumber, maskPhone } from './index.ts'

describe('masks', () => {
  it.each([
    ['a phone', maskPhone('13812345678'), '138****5678'],
    ['a short phone', maskPhone('1234567'), '****'],
    ['an e-mail', maskEmail('zhangsan@example.com'), 'zh****@example.com'],
    ['a short e-mail', maskEmail('z@example.com'), 'z****@example.com'],
    ['an e-mail of nobody', maskEmail('@example.com'), '****@example.com'],
    ['what is no e-mail', maskEmail('zhangsan'), '****'],
    ['a Chinese name', maskName('张三丰'), '张**'],
    ['an English name', maskName('Li Wei'), 'L**'],
    ['a name outside the basic plane', maskName('𠮷野'), '𠮷**'],
    ['no name', maskName(''), '**'],
    ['an ID', maskNumber('11010519491231002X'), '1101****002X'],
    ['a bank number', maskNumber('6222021234567890123'), '6222****0123'],
    ['a short number', maskNumber('12345678'), '****'],
  ])('[R5.14] masks %s', (_, masked, expected) => {
    expect(masked).toBe(expected)
  })

  it('[R5.14] hides at least one character of any phone or number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (text) => {
        for (const masked of [maskPhone(text), maskNumber(text)])
          expect(masked.replace('****', '').length).toBeLessThan(text.length)
      }),
    )
  })
})
