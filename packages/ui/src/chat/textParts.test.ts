import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf } from './textParts.ts'

describe('the pieces of a message', () => {
  it('[S8] makes an address a link, without the sentence around it', () => {
    expect(partsOf('见 https://mall.example/a?b=1。谢谢')).toEqual([
      { at: 0, text: '见 ', href: null },
      { at: 2, text: 'https://mall.example/a?b=1', href: 'https://mall.example/a?b=1' },
      { at: 28, text: '。谢谢', href: null },
    ])
    expect(partsOf('(http://a.example/b).').map(({ href }) => href)).toEqual([
      null,
      'http://a.example/b',
      null,
    ])
  })

  it('[S8] follows no address of another kind', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', '<a href=x>', 'ftp://a.example'])
      expect(partsOf(text)).toEqual([{ at: 0, text, href: null }])
  })

  it('[S8] loses and adds nothing, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          partsOf(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
