import { describe, expect, it } from 'vitest'
import { disallowedInAddress, isAddress, listed, namedCharacters, tidiedAmount, withNames } from './index.ts'

describe('a refused character', () => {
  it.each([
    ['\u200b', '零宽空格（U+200B）', 'zero width space (U+200B)'],
    ['\u202e', '从右至左覆盖（U+202E）', 'right-to-left override (U+202E)'],
    ['\u{e0061}', '不可见字符（U+E0061）', 'invisible character (U+E0061)'],
    ['<', '<', '<'],
  ])('[R5.05] %j is named in the language of the reader', (character, zh, en) => {
    expect(namedCharacters(listed([character]), 'zh')).toBe(zh)
    expect(namedCharacters(listed([character]), 'en')).toBe(en)
  })

  it('[R5.05] is named in the values of its message alone', () => {
    expect(withNames({ characters: 'U+00AD', name: 'U+00AD', most: 3 }, 'en')).toEqual({
      characters: 'soft hyphen (U+00AD)',
      name: 'U+00AD',
      most: 3,
    })
  })
})

describe('an address as licences have it', () => {
  it.each([
    '北京市海淀区中关村南大街5号（A座）3层、4层',
    '上海市浦东新区张江路Ⅻ号·研发中心—2栋',
    '深圳市南山区科技园Ｂ栋１２０１室',
    'Straße des 17. Juni 135, Haus №3 / 2. OG',
    '12 Rue de l’Église, Apt. #4',
    '广州市天河区〇八八路①号楼',
  ])('[R5.06] accepts %j', (text) => {
    expect(disallowedInAddress(text)).toEqual([])
    expect(isAddress(text)).toBe(true)
  })

  it.each([
    ['北京<b>', ['<', '>']],
    ['北京\u200b市', ['\u200b']],
    ['北京😀', ['😀']],
    ['北京\n市', ['\n']],
    ['北京\u202e市', ['\u202e']],
  ])('[R5.06] lists what %j may not have', (text, expected) => {
    expect(disallowedInAddress(text)).toEqual(expected)
    expect(isAddress(text)).toBe(false)
  })
})

describe('an amount as documents write it', () => {
  it.each([
    ['1,000', '1000'],
    ['１，０００．５ 万元', '1000.5'],
    ['¥ 500', '500'],
    ['人民币5000万元整', '5000'],
    ['500 0000', '5000000'],
    ['-5', '-5'],
    ['1,5', '1,5'],
    ['5000000元', '5000000元'],
  ])('[R5.06] %j is read as %j', (typed, read) => {
    expect(tidiedAmount(typed)).toBe(read)
  })
})
