import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  isReplyText,
  isReviewText,
  MAX_REVIEW_LINES,
  NewReview,
  REPLY_LENGTH,
  REVIEW_LENGTH,
} from './index.ts'

const hidden = ['\u0000', '\u0007', '\t', '\r', '\u007f', '\u2028', '\u202e', '\u2066']

describe('the text of a review', () => {
  it.each([
    ['', false],
    ['    很好    ', false],
    ['不错不错', false],
    ['不错不错。', true],
    ['👍👍👍👍👍', true],
    ['好'.repeat(REVIEW_LENGTH.maximum), true],
    ['好'.repeat(REVIEW_LENGTH.maximum + 1), false],
    ['第一行写了\n第二行也写了', true],
    [Array(MAX_REVIEW_LINES).fill('行').join('\n'), true],
    [
      Array(MAX_REVIEW_LINES + 1)
        .fill('行')
        .join('\n'),
      false,
    ],
  ])('[R2.12][R5.05] %j may be one: %s', (text, may) => {
    expect(isReviewText(text)).toBe(may)
  })

  it('[R5.05] is stored without hidden characters, or refused, wherever they stand', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('好', 'a', ' ', '\n'), maxLength: 40 }),
        fc.nat(),
        fc.constantFrom(...hidden),
        (text, place, sign) => {
          const at = place % (text.length + 1)
          const typed = `写得足够长${text.slice(0, at)}${sign}${text.slice(at)}`
          expect(isReviewText(typed) && cleanText(typed).includes(sign)).toBe(false)
        },
      ),
    )
  })

  it('[R2.12] may be shorter in a reply', () => {
    expect(['谢', '谢谢', '谢'.repeat(REPLY_LENGTH.maximum + 1)].map(isReplyText)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('what a customer sends', () => {
  it.each([
    ['0', false],
    ['1', true],
    ['5', true],
    ['6', false],
    ['4.5', false],
  ])('[R2.12] may have %s stars: %s', (stars, may) => {
    expect(E.isRight(NewReview.decode({ goodsId: 'g-1', stars, text: '不错不错。' }))).toBe(may)
  })
})
