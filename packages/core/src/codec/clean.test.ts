import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanKeyword,
  cleanLine,
  cleanNumber,
  cleanReason,
  cleanSentCode,
  cleanText,
  decode,
  isBlank,
  Keyword,
  LineUpTo,
  NumberUpTo,
  nameKey,
  ReasonUpTo,
  SentCode,
  signOf,
  TextUpTo,
  TypedUpTo,
} from './index.ts'

const MARKS = [
  '\u200b',
  '\ufeff',
  '\u200e',
  '\u200f',
  '\u00ad',
  '\u2060',
  '\u061c',
  '\u200c',
  '\u200d',
  '\ufe0f',
  '\u180e',
  '\u2800',
  '\u3164',
  '\u115f',
  '\u1160',
  '\uffa0',
]
const SPACES = [' ', '\u00a0', '\u202f', '\u2007', '\u3000', '\t', '\u2009']
const TURNS = ['\u202a', '\u202c', '\u202d', '\u202e', '\u2066', '\u2069']

/** Texts in which marks, joiners, emoji, accents, breaks and halves of pairs stand anywhere. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(
        ...MARKS,
        ...SPACES,
        ...TURNS,
        '\n',
        '\r\n',
        '👩',
        '👧',
        '🏴',
        '\u{e0067}',
        '\u0301',
        'e',
        '葛',
        '\u{e0100}',
        'ن',
        '1',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0))

describe('a cleaned text', () => {
  it.each(
    Object.entries({ cleanKeyword, cleanLine, cleanNumber, cleanReason, cleanSentCode, cleanText, nameKey }),
  )('[R5.15] %s changes nothing more the second time', (_, clean) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(clean(clean(text))).toBe(clean(text))
      }),
      { numRuns: 3_000 },
    )
  })

  it('[R5.15] is empty exactly when nothing of it was visible', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanLine(text) === '').toBe(isBlank(text))
        expect(cleanText(text) === '').toBe(isBlank(text))
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    '',
    ' ',
    '\n\t',
    '\u2800',
    '\u3164',
    '\u115f',
    '\u200b\u200d',
    '\u0301\u0302',
    '\ufeff\u00a0',
    '\u202e\u202c',
    '\ufe0f',
  ])('[R5.15] %j is blank', (text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['a', '。', '😀', '\ud800', 'e\u0301', '\u200ba', '⠿', 'ㅎ'])('[R5.15] %j is not blank', (text) => {
    expect(isBlank(text)).toBe(false)
  })

  it.each([
    ['\ufeff星澜\u200b智算\u00ad有限公司 ', '星澜智算有限公司'],
    ['Alpha\u00a0Beta\u3000Ltd', 'Alpha Beta Ltd'],
    ['\u202a张三\u202c', '张三'],
    ['A\u200d\ufe0fB', 'AB'],
    ['Mu\u0308ller', 'Müller'],
    ['👩\u200d👩\u200d👧 和 ❤\ufe0f', '👩\u200d👩\u200d👧 和 ❤\ufe0f'],
    ['葛\u{e0100}飾', '葛\u{e0100}飾'],
    ['\u3164', ''],
  ])('[R5.15] the line %j is stored as %j', (typed, stored) => {
    expect(cleanLine(typed)).toBe(stored)
  })

  it('[R5.15] keeps the breaks and indents of a text and makes one line of a reason', () => {
    expect(cleanText(' 一\r\n\u3000\u3000二\u200b\n')).toBe('一\n\u3000\u3000二')
    expect(cleanReason('金额不符\r\n\n  请重新提交\n')).toBe('金额不符 请重新提交')
  })
})

describe('a number copied from a document', () => {
  const grouping = fc.array(fc.constantFrom(...MARKS, ...SPACES, '-', '－', '‑', '–', '—', '−', ''), {
    minLength: 40,
    maxLength: 40,
  })

  it('[R5.06] means the same however it is grouped, in full width or not', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Z]{1,30}$/), grouping, fc.boolean(), (number, marks, isWide) => {
        const grouped = [...(isWide ? wide(number) : number)].map((c, i) => `${marks[i] ?? ''}${c}`).join('')
        expect(cleanNumber(grouped + (marks.at(-1) ?? ''))).toBe(number)
        expect(decode(NumberUpTo(30))(grouped)).toMatchObject({ right: number })
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    ['20261128 1234567890', '202611281234567890'],
    ['２０２６１１２８－１２３４５６７８９０', '202611281234567890'],
    ['\u200b2026 1128 1234 5678 90', '202611281234567890'],
    ['2026-11-28', '2026-11-28'],
    ['RTX 4090 24GB', 'RTX 4090 24GB'],
    ['A100\n\u200b80G', 'A100 80G'],
  ])('[R2.10] the words %j are searched for as %j', (typed, searched) => {
    expect(decode(Keyword)(typed)).toMatchObject({ right: searched })
  })
})

describe('a code that was sent', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['\u200b123456\u2069', '123456'],
    ['【Compute Mall】验证码 123456，5分钟内有效', '123456'],
    ['【算力商城】您的验证码为 012345，5 分钟内有效，请勿告知他人。', '012345'],
    ['[Compute Mall] Your code is 654321. It is valid for 5 minutes. Tell it to nobody.', '654321'],
    ['订单 202611281234567890 的验证码：998877', '998877'],
    ['202611 code 123456', '123456'],
    ['12', '12'],
    ['1234567', '123456'],
    ['', ''],
  ])('[R5.07] %j is read as %j', (typed, code) => {
    expect(cleanSentCode(typed)).toBe(code)
    expect(decode(SentCode)(typed)).toMatchObject({ right: code })
  })

  it('[R5.07] is found in its message whatever surrounds it', () => {
    const words = fc.stringMatching(/^[a-z，。 【】]{0,20}$/)
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), words, words, (code, before, after) => {
        expect(cleanSentCode(`${before}验证码 ${code}，${after}`)).toBe(code)
      }),
    )
  })
})

describe('a name compared with another', () => {
  it.each([
    ['Ｓｔａｒ\u200blan', 'starlan'],
    ['星澜\u2060智算', '星澜智算'],
    ['STRASSE', 'straße'],
    ['ﬁne', 'FINE'],
    ['a \u00a0b', 'a b'],
    ['\u202ealpha\u202c', 'ALPHA'],
  ])('[R5.04] takes %j and %j for one', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it('[R5.04] tells different names apart', () => {
    expect(nameKey('星澜智算')).not.toBe(nameKey('星澜算力'))
    expect(nameKey('alpha1')).not.toBe(nameKey('alpha2'))
  })
})

describe('a text codec', () => {
  it('[R5.15] judges the length of what is left after cleaning', () => {
    expect(decode(LineUpTo(3))(' \u200b国家\u00ad超 ')).toMatchObject({ right: '国家超' })
    expect(decode(LineUpTo(3))('国家超算')).toMatchObject({
      left: [{ reason: 'expected at most 3 characters', fault: { most: 3 } }],
    })
  })

  it.each([
    [LineUpTo(9), 'a\nb', 'U+000A'],
    [LineUpTo(9), 'a\u202eb', 'U+202E'],
    [ReasonUpTo(9), 'a\u2066b', 'U+2066'],
    [TextUpTo(9), 'a\u202eb', 'U+202E'],
    [TextUpTo(9), 'a\u0007b', 'U+0007'],
    [TypedUpTo(9), 'a\u0000', 'U+0000'],
    [TypedUpTo(9), 'a\ud800', 'U+D800'],
  ])('[S8] %o refuses %j and names %s', (codec, text, character) => {
    expect(decode(codec)(text)).toMatchObject({ left: [{ fault: { character } }] })
  })

  it('[R5.15] keeps what is typed where every character counts', () => {
    expect(decode(TypedUpTo(9))(' \u200bx ')).toMatchObject({ right: ' \u200bx ' })
  })

  it('[R5.15] accepts what it has cleaned, unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const codec of [
          LineUpTo(100),
          TextUpTo(100),
          ReasonUpTo(100),
          NumberUpTo(100),
          Keyword,
          SentCode,
        ]) {
          const read = decode(codec)(text)
          if (read._tag === 'Right') expect(decode(codec)(read.right)).toEqual(read)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('[R5.05] names a character that nobody sees by its number', () => {
    expect([signOf('<'), signOf('\u200b'), signOf('\u0301'), signOf('\u{e0067}')]).toEqual([
      '<',
      'U+200B',
      'U+0301',
      'U+E0067',
    ])
  })
})
