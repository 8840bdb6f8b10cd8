import {
  isAddress,
  isBankAccount,
  isContactPhone,
  isCreditCode,
  isEmail,
  isMobile,
  isResidentId,
  isServicePhone,
  isUrl,
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
}

const anything = () => true
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
const isCapital = (text: string): boolean => /^\d{1,9}(\.\d{1,4})?$/.test(text) && Number(text) > 0
const isHours = (text: string): boolean => {
  const [start = '', end = ''] = text.split('-')
  return /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text) && start < end
}
const isPictureId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

const field = (name: FieldName, most: number, fits: Field['fits'] = anything): Field => ({
  name,
  isRequired: true,
  most,
  fits,
})
const optional = (...given: Parameters<typeof field>): Field => ({ ...field(...given), isRequired: false })

/** The fields of an enterprise, in the order of the form (spec section 3; patterns: section 5). */
const enterprise: readonly Field[] = [
  field('realName', 100),
  field('uscc', 18, isCreditCode),
  field('legalRepresentative', 50),
  field('identificationNumber', 18, isResidentId),
  field('registeredCapital', 14, isCapital),
  field('registeredDate', 10, isDay),
  field('registeredAddress', 200, isAddress),
  optional('telephone', 20, isContactPhone),
  field('scaleLevel', 8, ScaleLevel.is),
  field('direction', 100),
  field('certificationImg', 64, isPictureId),
  field('shopName', 30),
  optional('logoImg', 64, isPictureId),
  optional('webSite', 2048, isUrl),
  field('description', 500),
  optional('introducer', 50),
  field('bankAccountName', 100),
  field('bankAccount', 30, isBankAccount),
  field('bankName', 100),
  field('period', 8, Period.is),
  field('contactName', 50),
  field('contactMobile', 11, isMobile),
  field('contactEmail', 254, isEmail),
  field('contactAddress', 200, isAddress),
  field('serviceTelephone', 20, isServicePhone),
  field('serviceHours', 11, isHours),
  field('serviceEmail', 254, isEmail),
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
