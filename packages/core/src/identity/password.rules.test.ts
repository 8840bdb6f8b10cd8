import { describe, expect, it } from 'vitest'
import { passwordRefusal } from './password.rules.ts'

describe('a password', () => {
  it.each([
    ['Mall-2026', null],
    ['abcdefg1', null],
    [`${'a1'.repeat(32)}`, null],
    ['密码密码密码密码1', null],
    ['', 'USER10011'],
    ['abcdef1', 'USER10011'],
    ['abcdefgh', 'USER10011'],
    ['12345678', 'USER10011'],
    [`${'a1'.repeat(32)}x`, 'USER10011'],
  ])('[R5.07] %j is refused with %j', (password, code) => {
    expect(passwordRefusal(password)?.code ?? null).toBe(code)
  })
})
