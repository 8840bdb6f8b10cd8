import type { Language } from '../codec/index.ts'
import { type ErrorCode, errors } from './errors.ts'

const textsIn = (language: Language) =>
  Object.fromEntries(Object.entries(errors).map(([code, entry]) => [code, entry[language]])) as Readonly<
    Record<ErrorCode, string>
  >

/** The texts of the error codes as the messages of the namespace `error` (R8.05). */
export const errorMessages = { zh: textsIn('zh'), en: textsIn('en') }
