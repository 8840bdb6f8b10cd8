/** GB 11643: 17 digits, each weighted, and the check character at the remainder by 11. */
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const ID_CHECKS = '10X98765432'

/** GB/T 2260: the provinces by two digits; 81 to 83 also begin the permits of Hong Kong, Macao and Taiwan residents. */
const PROVINCE = '1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]'
/** GA 2102-2023: a permanent resident's number has 9, the province of issue and the code of the country (ISO 3166-1). */
const REGION = new RegExp(`^((${PROVINCE})\\d{4}|9(${PROVINCE})\\d{3})`)

/** GB 32100: 17 characters of base 31, each weighted, and the check character that completes them to 31. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0)

const isCalendarDay = (yyyymmdd: string): boolean => {
  const iso = yyyymmdd.replace(/(....)(..)(..)/, '$1-$2-$3')
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
}

/**
 * An 18-digit number of a resident, or of a foreign permanent resident, which begins with 9: a region, a day that exists,
 * a sequence, the check character `0`–`9` or `X` (R5.06).
 */
export const isResidentId = (text: string): boolean =>
  /^\d{6}(19|20)\d{9}[\dXx]$/.test(text) &&
  REGION.test(text) &&
  isCalendarDay(text.slice(6, 14)) &&
  ID_CHECKS[weighted([...text].map(Number), ID_WEIGHTS) % 11] === text.slice(17).toUpperCase()

/** The day of birth that a resident ID states, `1949-12-31`. */
export const birthdayOf = (residentId: string): string =>
  residentId.slice(6, 14).replace(/(....)(..)(..)/, '$1-$2-$3')

/** An 18-character unified social credit code with its check character (R5.06). */
export const isCreditCode = (text: string): boolean => {
  if (!/^[\dA-HJ-NPQRTUWXY]{2}\d{6}[\dA-HJ-NPQRTUWXY]{10}$/.test(text)) return false
  const digits = [...text].map((character) => CODE_ALPHABET.indexOf(character))
  return (31 - (weighted(digits, CODE_WEIGHTS) % 31)) % 31 === digits[17]
}
