import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identityRefusals, mailBindingRefusal, mailRefusal } from './index.ts'

describe('mail addresses', () => {
  it('[S5] hold nothing that would begin another header or receiver', () => {
    const part = fc.string({ unit: 'binary', maxLength: 8 })
    fc.assert(
      fc.property(
        fc.tuple(part, fc.constantFrom('\r', '\n', ',', ';', '<', '>', ' ', '\0', '"'), part),
        (parts) => {
          expect(mailRefusal(`a${parts.join('')}@example.cn`)).toEqual(identityRefusals.mailInvalid())
          expect(mailRefusal(`a@example.cn${parts.join('')}`)).toEqual(identityRefusals.mailInvalid())
        },
      ),
    )
  })

  it('[R5.06] are mailbox and host, at most 254 characters', () => {
    expect(mailRefusal('li.yun+mall@mail.example.cn')).toBeNull()
    const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.cn`
    expect(mailRefusal(`${'x'.repeat(64)}@${host}`)).toBeNull()
    expect(mailRefusal(`${'x'.repeat(64)}@${'d'.repeat(10)}.${host}`)).toEqual(identityRefusals.mailInvalid())
  })

  it('[R5.06] are bound with a code alone', () => {
    expect(mailBindingRefusal({ mail: 'a@example.cn', code: '' })).toEqual(identityRefusals.codeWrong())
    expect(mailBindingRefusal({ mail: 'a@example.cn', code: '123456' })).toBeNull()
  })
})
