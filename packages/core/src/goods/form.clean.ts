import { cleanLine, cleanText, isOneLine, REFUSED } from '../codec/index.ts'
import { disallowedIn, listed } from '../text/index.ts'
import type { GoodsForm } from './form.codec.ts'

/** Maps every text of a value, and the keys of its records, which may be codes that a seller typed. */
const mapped = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change)]))
}

/**
 * A form as it is judged, compared and stored: names, codes and rows cleaned as lines, paragraphs as texts. The first
 * rows of data stay as they were pasted.
 */
export const cleanedGoodsForm = (form: GoodsForm): GoodsForm => ({
  ...(mapped(form, cleanLine) as GoodsForm),
  description: mapped(form.description, cleanText) as GoodsForm['description'],
  firstRows: form.firstRows,
})

/** The paths of texts with line breaks, controls or turns of direction where they may not have any. */
const hiddenIn = (value: unknown, path: string, isRight: (text: string) => boolean): readonly string[] => {
  if (typeof value === 'string') return isRight(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    hiddenIn(item, path === '' ? key : `${path}.${key}`, isRight),
  )
}

const isText = (text: string): boolean => !REFUSED.inTexts.test(text)

/** The fields of a form whose texts have characters that a reader does not see, e.g. `name.zh`. */
export const hiddenFields = ({ description, firstRows, ...lines }: GoodsForm): readonly string[] => [
  ...hiddenIn(lines, '', isOneLine),
  ...hiddenIn({ description, firstRows: firstRows.replaceAll('\r', '\n') }, '', isText),
]

const textAt = (value: unknown, [key, ...rest]: readonly string[]): string => {
  if (key === undefined) return typeof value === 'string' ? value : ''
  return typeof value === 'object' && value !== null ? textAt(Reflect.get(value, key), rest) : ''
}

/** Machine types are written with these: `Intel8458P-88C-2T-8*L40`. */
export const MACHINE_SIGNS = /[*×]/g

/** The characters for which a field is refused, as a message takes them; empty where it has none. */
export const refusedCharacters = (form: GoodsForm, field: string): string => {
  const text = textAt(form, field.split('.'))
  if (field.startsWith('description'))
    return listed(disallowedIn(cleanText(text).replaceAll(MACHINE_SIGNS, '')))
  return listed([...new Set(cleanLine(text).match(new RegExp(REFUSED.inLines, 'gu')) ?? [])])
}
