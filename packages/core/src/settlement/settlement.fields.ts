import { cleanLine, cleanNumber } from '../codec/index.ts'
import {
  disallowedIn,
  disallowedInAddress,
  isAddress,
  isBankAccount,
  isContactPhone,
  isCreditCode,
  isEmail,
  isMobile,
  isResidentId,
  isServiceHours,
  isServicePhone,
  isUrl,
  tidiedAddress,
  tidiedAmount,
  tidiedPhone,
  tidiedTelephone,
} from '../text/index.ts'
import {
  type ApplicantType,
  type InfoItem,
  Period,
  ScaleLevel,
  type SettlementForm,
} from './settlement.codec.ts'

/** A field that is filled in, as opposed to the choice between enterprise and person. */
export type FieldName = Exclude<keyof SettlementForm, 'applicantType'>

/** What a field asks for. `most` is its length in characters; the lengths are decided (D27). */
export interface Field {
  readonly name: FieldName
  readonly isRequired: boolean
  readonly most: number
  readonly fits: (text: string) => boolean
  /** What was typed, as it is judged, compared and stored. */
  readonly clean: (typed: string) => string
  /** The characters that a refusal names; of fields that name none, none. */
  readonly disallowed: (text: string) => readonly string[]
}

const anything = () => true
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
const isCapital = (text: string): boolean => /^\d{1,9}(\.\d{1,4})?$/.test(text) && Number(text) > 0
const isPictureId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

const nothing = (): readonly string[] => []

interface Judged {
  readonly fits?: Field['fits']
  readonly clean?: Field['clean']
  readonly disallowed?: Field['disallowed']
}

const field = (
  name: FieldName,
  most: number,
  { fits = anything, clean = cleanLine, disallowed = nothing }: Judged = {},
): Field => ({ name, isRequired: true, most, fits, clean, disallowed })
const optional = (...given: Parameters<typeof field>): Field => ({ ...field(...given), isRequired: false })

const capitals = (typed: string): string => cleanNumber(typed).toUpperCase()
const small = (typed: string): string => cleanLine(typed).toLowerCase()
const asTyped = (typed: string): string => typed

const address = { fits: isAddress, clean: tidiedAddress, disallowed: disallowedInAddress }
const email = { fits: isEmail, clean: small }

/** The fields of an enterprise, in the order of the form (spec section 3; patterns: section 5). */
const enterprise: readonly Field[] = [
  field('realName', 100),
  field('uscc', 18, { fits: isCreditCode, clean: capitals }),
  field('legalRepresentative', 50),
  field('identificationNumber', 18, { fits: isResidentId, clean: capitals }),
  field('registeredCapital', 14, { fits: isCapital, clean: tidiedAmount }),
  field('registeredDate', 10, { fits: isDay }),
  field('registeredAddress', 200, address),
  optional('telephone', 20, { fits: isContactPhone, clean: tidiedTelephone }),
  field('scaleLevel', 8, { fits: ScaleLevel.is }),
  field('direction', 100),
  field('certificationImg', 64, { fits: isPictureId }),
  field('shopName', 30),
  optional('logoImg', 64, { fits: isPictureId }),
  optional('webSite', 2048, { fits: isUrl }),
  // The ends of a description are judged, not mended (R5.05).
  field('description', 500, { clean: asTyped, disallowed: disallowedIn }),
  optional('introducer', 50),
  field('bankAccountName', 100),
  field('bankAccount', 30, { fits: isBankAccount, clean: cleanNumber }),
  field('bankName', 100),
  field('period', 8, { fits: Period.is }),
  field('contactName', 50),
  field('contactMobile', 11, { fits: isMobile, clean: tidiedPhone }),
  field('contactEmail', 254, email),
  field('contactAddress', 200, address),
  field('serviceTelephone', 20, { fits: isServicePhone, clean: tidiedTelephone }),
  field('serviceHours', 11, { fits: isServiceHours }),
  field('serviceEmail', 254, { fits: isEmail }),
]

/** What only a company has; a person is not asked for it (D27). */
const ofCompanies: readonly FieldName[] = [
  'uscc',
  'legalRepresentative',
  'registeredCapital',
  'registeredDate',
  'registeredAddress',
  'telephone',
  'scaleLevel',
]

const personal = enterprise.filter(({ name }) => !ofCompanies.includes(name))

/** What was typed into a field, as it is judged, compared and stored. */
export const cleaned = (name: FieldName, typed: string): string =>
  (enterprise.find((known) => known.name === name)?.clean ?? cleanLine)(typed)

/** What an applicant of this type is asked for, in the order of the form. */
export const fieldsOf = (applicantType: ApplicantType): readonly Field[] =>
  applicantType === 'ENTERPRISE' ? enterprise : personal

/** The fields that no two merchants may share, with the server's word for each (R5.04). */
export const checkedFields = {
  identificationNumber: 'IDCARD',
  contactMobile: 'CONTACT_PHONE',
  contactEmail: 'EMAIL',
  bankAccount: 'BANK_ACCOUNT',
} as const satisfies Partial<Record<FieldName, InfoItem>>
/** The name of a field whose value the server checks (R5.04). */
export type CheckedField = keyof typeof checkedFields
/** Whether the server is asked if a field's value is taken (R5.04). */
export const isChecked = (name: string): name is CheckedField => Object.hasOwn(checkedFields, name)
/** The fields whose values no two merchants may share, by name (R5.04). */
export const checkedFieldNames = Object.keys(checkedFields).filter(isChecked)

/** The field by the server's word. */
export const fieldOfItem = (item: InfoItem): CheckedField =>
  checkedFieldNames.find((name) => checkedFields[name] === item) ?? 'identificationNumber'

const personalWords = ['realName', 'identificationNumber', 'certificationImg', 'description'] as const
type PersonalWord = (typeof personalWords)[number]
const isPersonalWord = (name: FieldName): name is PersonalWord => personalWords.some((word) => word === name)

/** The key of a field's words: some fields mean something else to a person, e.g. 个人简介 for 企业简介. */
export const wordOf = (
  name: FieldName,
  applicantType: ApplicantType,
): FieldName | `${PersonalWord}.personal` =>
  applicantType === 'PERSONAL' && isPersonalWord(name) ? `${name}.personal` : name
