import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })
const simplifiedForms = new Map<string, string>()

/** The simplified form of a Chinese character. */
export const simplified = (character: string): string => {
  const known = simplifiedForms.get(character)
  if (known !== undefined) return known
  const form = toSimplified(character)
  simplifiedForms.set(character, form)
  return form
}

/** CJK Extension A and the unified ideographs; compatibility ideographs are folded by NFKC. */
const [FIRST, LAST] = [0x3400, 0x9fff]

/** The characters that have another simplified form, and these forms in the same order. */
export const traditional = (): { readonly characters: string; readonly forms: string } => {
  const pairs = Array.from({ length: LAST - FIRST + 1 }, (_, i) => String.fromCodePoint(FIRST + i))
    .map((character): readonly [string, string] => [character, simplified(character)])
    .filter(([character, form]) => form !== character)
  return {
    characters: pairs.map(([character]) => character).join(''),
    forms: pairs.map(([, form]) => form).join(''),
  }
}
