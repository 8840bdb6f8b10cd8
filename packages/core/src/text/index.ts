/**
 * Forms of texts: patterns of phones, mails and numbers of the PRC, and masks of personal data (spec section 5;
 * R5.01 to R5.06, R5.14).
 *
 * `isMobile`, `isResidentId` and their like check; `maskPhone` and its like mask; `disallowedIn` lists the
 * characters that a description may not have; `withColon` joins a name and what is said of it.
 *
 * @module
 */
export { withColon } from './colon.ts'
export { disallowedIn, hasBlankEnds, listed, namedCharacters, withNames } from './description.ts'
export { fill } from './fill.ts'
export { maskAs, maskEmail, maskName, maskNumber, maskPhone } from './masks.ts'
export {
  disallowedInAddress,
  endsNextDay,
  isAddress,
  isBankAccount,
  isContactPhone,
  isEmail,
  isMobile,
  isServiceHours,
  isServicePhone,
  isUrl,
  phoneAsTyped,
  tidiedAddress,
  tidiedAmount,
  tidiedPhone,
  tidiedTelephone,
} from './patterns.ts'
export { birthdayOf, isCreditCode, isResidentId } from './prc.ts'
export { MobileNumber, PostalAddress, Telephone } from './text.codec.ts'
