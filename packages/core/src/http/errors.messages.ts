import type { Language } from '../codec/index.ts'
import { plainKey } from '../messages/index.ts'
import { fill, withNames } from '../text/index.ts'
import type { Details } from './envelope.ts'
import { type ErrorCode, type ErrorEntry, errors } from './errors.ts'

const textsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries<ErrorEntry>(errors).flatMap(([code, { [language]: text, plain }]) => [
      [code, text],
      ...(plain === undefined ? [] : [[plainKey(code), plain[language]]]),
    ]),
  ) as Readonly<Record<ErrorCode, string>>

/** The texts of the error codes as the messages of the namespace `error` (R8.05). */
export const errorMessages = { zh: textsIn('zh'), en: textsIn('en') }

/** What a refusal says in a language, without placeholders: lacking a value it says what needs none (R8.02). */
export const errorText = (
  { code, details }: { readonly code: ErrorCode; readonly details?: Details | undefined },
  language: Language,
): string => {
  const entry: ErrorEntry = errors[code]
  const filled = fill(entry[language], details && withNames(details, language))
  return filled.includes('{{') ? (entry.plain?.[language] ?? filled) : filled
}
