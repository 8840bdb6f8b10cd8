import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTo, fileNameOf, isOneLine } from './oneLine.ts'

describe('one line', () => {
  it.each(['星澜智算', 'Müller & Co.', 'عربي', '👩‍👩‍👧', 'a\u200eb'])('[S8] is %j', (text) => {
    expect(isOneLine(text)).toBe(true)
  })

  it.each(['a\nb', 'a\tb', 'a\u0000', 'a\u009bb', 'a\u2028b', 'a\u202eb', 'a\u2066b', '\ud83d', 'a\udc00'])(
    '[S8][H10] is not %j',
    (text) => {
      expect(isOneLine(text)).toBe(false)
    },
  )
})

describe('a cut text', () => {
  it('[S8][H10] ends between two characters, as people see them', () => {
    expect(cutTo('算力', 1)).toBe('算')
    expect(cutTo('a😀', 2)).toBe('a')
    expect(cutTo('a👩‍👩‍👧b', 5)).toBe('a')
    expect(cutTo('e\u0301e\u0301', 3)).toBe('e\u0301')
    expect(cutTo('short', 5)).toBe('short')
  })

  it('[S8][H10] is a beginning of the text, is not longer than wanted, and whole if the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
        const cut = cutTo(text, most)
        return text.startsWith(cut) && cut.length <= most && cut.isWellFormed() === text.isWellFormed()
      }),
    )
  })
})

describe('a file name', () => {
  it.each([
    ['slip\u202egnp.exe', 'slipgnp.exe'],
    ['a\r\nb.png', 'ab.png'],
    [`${'凭'.repeat(200)}.png`, `${'凭'.repeat(116)}.png`],
    [`${'😀'.repeat(100)}.jpeg`, `${'😀'.repeat(57)}.jpeg`],
    ['', ''],
  ])('[S12][H10] %j is kept as %j', (given, kept) => {
    expect(fileNameOf(given)).toBe(kept)
  })
})
