import type { Language } from '@compute-mall/core/codec'
import { type ApplicantType, fieldsOf, settlementMessages, wordOf } from '@compute-mall/core/settlement'

/** What a field of an application is called. */
export const fieldLabel = (path: string, applicantType: ApplicantType, language: Language): string => {
  const field = fieldsOf(applicantType).find(({ name }) => name === path)
  return field === undefined
    ? path
    : settlementMessages[language][`label.${wordOf(field.name, applicantType)}`]
}
