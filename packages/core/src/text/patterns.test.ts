import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isContactPhone, isEmail, isMobile, isServicePhone, isUrl } from './index.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

describe('forms of contact', () => {
  it('[R5.01] accepts every mobile number of 1[3-9] and nine digits (B5)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 9 }), digits(9), (second, rest) => isMobile(`1${second}${rest}`)),
      { numRuns: 20_000 },
    )
  })

  it.each([
    '12345678901',
    '1381234567',
    '138123456789',
    '+8613812345678',
    ' 13812345678',
    '１３８１２３４５６７８',
    '',
  ])('[R5.07] refuses the mobile number %j', (text) => {
    expect(isMobile(text)).toBe(false)
  })

  it.each(['13812345678', '01088886666', '010-88886666', '0755-1234567', '88886666', '1234567'])(
    '[R5.01] accepts the contact phone %j',
    (text) => {
      expect(isContactPhone(text)).toBe(true)
    },
  )

  it.each(['123456', '123456789', '010--88886666', '10-88886666', '010-88886666-12', '400-820-8820', ''])(
    '[R5.01] refuses the contact phone %j',
    (text) => {
      expect(isContactPhone(text)).toBe(false)
    },
  )

  it.each(['13812345678', '010-88886666-8012', '88886666-1', '4008208820', '400-820-8820', '400-8208820'])(
    '[R5.02] accepts the service phone %j',
    (text) => {
      expect(isServicePhone(text)).toBe(true)
    },
  )

  it.each(['410-820-8820', '400-82-8820', '010-88886666-', '400-820-88201', 'x'])(
    '[R5.02] refuses the service phone %j',
    (text) => {
      expect(isServicePhone(text)).toBe(false)
    },
  )

  it.each(['a@b.cn', 'li.wei+mall@mail.example.com', 'x_1@xn--fiqs8s.cn', `${'a'.repeat(64)}@example.com`])(
    '[R5.06] accepts the e-mail %j',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    'a@b',
    '@b.cn',
    'a@.cn',
    'a@b..cn',
    'a b@c.cn',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a@b.c1-',
    'a@-b.cn',
    'a@1.2.3.4',
    `${'a'.repeat(65)}@example.com`,
    'a@b.cn\n',
  ])('[R5.06] refuses the e-mail %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it.each(['https://example.com', 'http://a.example.com:8080/x?y=1#z', 'HTTPS://EXAMPLE.COM/中文'])(
    '[R5.06] accepts the address %j',
    (text) => {
      expect(isUrl(text)).toBe(true)
    },
  )

  it.each([
    'example.com',
    '//example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://user@example.com',
    'https://a',
    'https://exa mple.com',
    'https://example.com/a b',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('[R5.06] refuses the address %j', (text) => {
    expect(isUrl(text)).toBe(false)
  })

  it('[R5.15] reads 100,000 characters in no more than 50 ms each (B6)', () => {
    const long = ['1', '-', 'a', 'a.', 'a@', '.', 'https://a.'].map((part) =>
      part.repeat(100_000 / part.length),
    )
    for (const form of [isMobile, isContactPhone, isServicePhone, isEmail, isUrl])
      for (const text of long) {
        const from = performance.now()
        expect(form(text)).toBe(false)
        expect(performance.now() - from).toBeLessThan(50)
      }
  })
})
