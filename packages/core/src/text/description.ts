import { type Language, signOf } from '../codec/index.ts'

/** What a description may hold (R5.05): Chinese, Latin letters, digits, blanks and line breaks, common punctuation. */
const DISALLOWED =
  /[^\p{Script=Han}a-zA-Z\d \n,.;:!?'"()[\]\-_/%&+@#~·，。、；：！？“”‘’（）【】《》〈〉「」『』—…～％＋－／＆＠＃￥]/gu

/** The characters that a description may not hold, each once, in the order in which they come (R5.05). */
export const disallowedIn = (text: string): readonly string[] => [...new Set(text.match(DISALLOWED) ?? [])]

/** Whether a text begins or ends with white space, which a description may not (R5.05). */
export const hasBlankEnds = (text: string): boolean => text.trim() !== text

/** Refused characters as a message takes them: one that nobody sees by its number, e.g. `U+200B`. */
export const listed = (characters: readonly string[]): string => characters.map(signOf).join(' ')

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '0000': { zh: '空字符', en: 'null' },
  '0009': { zh: '制表符', en: 'tab' },
  '000A': { zh: '换行', en: 'line break' },
  '000D': { zh: '回车', en: 'carriage return' },
  '00A0': { zh: '不换行空格', en: 'no-break space' },
  '00AD': { zh: '软连字符', en: 'soft hyphen' },
  '061C': { zh: '阿拉伯字母标记', en: 'Arabic letter mark' },
  '115F': { zh: '谚文初声填充符', en: 'Hangul choseong filler' },
  '1160': { zh: '谚文中声填充符', en: 'Hangul jungseong filler' },
  '2007': { zh: '数字空格', en: 'figure space' },
  '200B': { zh: '零宽空格', en: 'zero width space' },
  '200C': { zh: '零宽不连字', en: 'zero width non-joiner' },
  '200D': { zh: '零宽连字', en: 'zero width joiner' },
  '200E': { zh: '从左至右标记', en: 'left-to-right mark' },
  '200F': { zh: '从右至左标记', en: 'right-to-left mark' },
  '2028': { zh: '行分隔符', en: 'line separator' },
  '2029': { zh: '段落分隔符', en: 'paragraph separator' },
  '202A': { zh: '从左至右嵌入', en: 'left-to-right embedding' },
  '202B': { zh: '从右至左嵌入', en: 'right-to-left embedding' },
  '202C': { zh: '方向格式结束符', en: 'pop directional formatting' },
  '202D': { zh: '从左至右覆盖', en: 'left-to-right override' },
  '202E': { zh: '从右至左覆盖', en: 'right-to-left override' },
  '202F': { zh: '窄不换行空格', en: 'narrow no-break space' },
  '2060': { zh: '词连接符', en: 'word joiner' },
  '2066': { zh: '从左至右隔离', en: 'left-to-right isolate' },
  '2067': { zh: '从右至左隔离', en: 'right-to-left isolate' },
  '2068': { zh: '首强隔离', en: 'first strong isolate' },
  '2069': { zh: '方向隔离结束符', en: 'pop directional isolate' },
  '2800': { zh: '空白盲文', en: 'braille blank' },
  '3000': { zh: '全角空格', en: 'ideographic space' },
  '3164': { zh: '谚文填充符', en: 'Hangul filler' },
  FE0F: { zh: '异体选择符', en: 'variation selector' },
  FEFF: { zh: '字节顺序标记', en: 'byte order mark' },
}

const OTHERS = { zh: '不可见字符', en: 'invisible character' }

/**
 * Names the characters in a list of refused ones that nobody sees.
 * @example
 * import { namedCharacters } from '@compute-mall/core/text'
 *
 * namedCharacters('U+200B <', 'en') // → 'zero width space (U+200B) <'
 */
export const namedCharacters = (signs: string, language: Language): string =>
  signs.replaceAll(/U\+([\dA-F]{4,6})/g, (sign, code: string) => {
    const name = (NAMES[code] ?? OTHERS)[language]
    return language === 'zh' ? `${name}（${sign}）` : `${name} (${sign})`
  })

/** The values of a text, refused characters named in its language. */
export const withNames = <V extends Readonly<Record<string, string | number>>>(
  values: V,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries(values).map(([place, value]) => [
      place,
      (place === 'characters' || place === 'character') && typeof value === 'string'
        ? namedCharacters(value, language)
        : value,
    ]),
  )
