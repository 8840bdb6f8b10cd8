import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthdayOf, isCreditCode, isResidentId } from './index.ts'

/** GB/T 2260, and 83 of the permits for residents of Taiwan. */
const provinces =
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  )

/** Made by the standards' other formulation: the whole number, check included, leaves remainder 1 (GB 11643) or 0. */
const residentId = fc
  .record({
    region: fc
      .tuple(fc.constantFrom(...provinces), fc.stringMatching(/^\d{4}$/))
      .map((parts) => parts.join('')),
    day: fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    sequence: fc.stringMatching(/^\d{3}$/),
  })
  .map(({ region, day, sequence }) => {
    const body = region + day.toISOString().slice(0, 10).replaceAll('-', '') + sequence
    const check = [...'0123456789X'].find((c) => moduloEleven(body + c) === 1)
    return `${body}${check}`
  })

const moduloEleven = (id: string): number =>
  [...id].reduce((sum, c, i) => (sum + (c === 'X' ? 10 : Number(c)) * 2 ** (17 - i)) % 11, 0)

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const modulo31 = (code: string): number =>
  [...code]
    .slice(0, 17)
    .reduce((sum, c, i) => (sum + alphabet.indexOf(c) * Number(3n ** BigInt(i) % 31n)) % 31, 0)

const creditCode = fc
  .tuple(
    fc.stringMatching(/^[\dA-HJ-NPQRTUWXY]{2}$/),
    fc.stringMatching(/^\d{6}$/),
    fc.stringMatching(/^[\dA-HJ-NPQRTUWXY]{9}$/),
  )
  .map((parts) => parts.join(''))
  .map((body) => body + [...alphabet].find((c) => (modulo31(body) + alphabet.indexOf(c)) % 31 === 0))

/** The text with the character at each place replaced by the one `by` places on, as far as it is another. */
const changedEverywhere = (text: string, by: number, charactersAt: (at: number) => string) =>
  [...text].flatMap((character, at) => {
    const characters = charactersAt(at)
    const other = characters.charAt((characters.indexOf(character) + by) % characters.length)
    return other === character ? [] : [text.slice(0, at) + other + text.slice(at + 1)]
  })

const idCharacters = (at: number) => (at === 17 ? '0123456789X' : '0123456789')
const codeCharacters = () => alphabet

describe('resident IDs and credit codes', () => {
  it('[R5.06] accepts the number of a foreign permanent resident (GA 2102-2023), and none with another check character', () => {
    const body = '91138619900101001'
    const right = [...'0123456789X'].filter((c) => isResidentId(body + c))
    expect(right).toEqual([...'0123456789X'].filter((c) => moduloEleven(body + c) === 1))
    expect(right).toHaveLength(1)
    expect(birthdayOf(`${body}${right[0]}`)).toBe('1990-01-01')
    expect([...'0123456789X'].filter((c) => isResidentId(`91738619900101001${c}`))).toEqual([])
  })

  it.each(['11010519491231002X', '11010519491231002x'])('[R5.06] accepts the published ID %s', (id) => {
    expect(isResidentId(id)).toBe(true)
  })

  it('[R5.06] accepts each of 20,000 generated IDs, and none with one character changed, wherever it is (B5)', () => {
    fc.assert(
      fc.property(residentId, fc.integer({ min: 1, max: 10 }), (id, by) => {
        expect(isResidentId(id)).toBe(true)
        expect(changedEverywhere(id, by, idCharacters).filter(isResidentId)).toEqual([])
      }),
      { numRuns: 20_000 },
    )
  }, 60_000)

  it.each([
    ['with a wrong check character', '110105194912310021'],
    ['with a day that does not exist', '110105194902300020'],
    ['of the century before last', '110105184912310020'],
    ['of no province', '160105194912310029'],
    ['of 15 digits', '110105491231002'],
    ['with one digit too few', '11010519491231002'],
    ['in full-width digits', '１１０１０５１９４９１２３１００２Ｘ'],
    ['with a blank before it', ' 11010519491231002X'],
    ['that is empty', ''],
  ])('[R5.06] refuses an ID %s', (_, id) => {
    expect(isResidentId(id)).toBe(false)
  })

  it('[R5.06] gives each ID of a wrong province, day or century its right check character, so that it fails for that alone', () => {
    for (const id of ['110105194902300020', '110105184912310020', '160105194912310029'])
      expect([...id].reduce((sum, c, i) => sum + Number(c) * 2 ** (17 - i), 0) % 11).toBe(1)
  })

  it('[R5.06] reads the day of birth from an ID', () => {
    expect(birthdayOf('11010519491231002X')).toBe('1949-12-31')
  })

  it('[R5.06] accepts each of 20,000 generated codes, and none with one character changed, wherever it is (B5)', () => {
    fc.assert(
      fc.property(creditCode, fc.integer({ min: 1, max: 30 }), (code, by) => {
        expect(isCreditCode(code)).toBe(true)
        expect(changedEverywhere(code, by, codeCharacters).filter(isCreditCode)).toEqual([])
      }),
      { numRuns: 20_000 },
    )
  }, 60_000)

  it('[R5.06] refuses every single change of one character there is, of 200 of each (B5)', () => {
    fc.assert(
      fc.property(residentId, creditCode, (id, code) => {
        for (let by = 1; by <= 10; by++)
          expect(changedEverywhere(id, by, idCharacters).filter(isResidentId)).toEqual([])
        for (let by = 1; by <= 30; by++)
          expect(changedEverywhere(code, by, codeCharacters).filter(isCreditCode)).toEqual([])
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  it.each(['91350100M000100Y43', '91110108MA01KPGK0L'])('[R5.06] accepts the published code %s', (code) => {
    expect(isCreditCode(code)).toBe(true)
  })

  it.each(['91350100M000100Y4I', '91350100m000100y43', '91350100M000100Y4', '91350100M000100Y430', ''])(
    '[R5.06] refuses the code %j',
    (code) => {
      expect(isCreditCode(code)).toBe(false)
    },
  )

  it.each([
    ['with a letter in its region', '91A35010M000100Y42'],
    ['with one character too many before it', '091350100M000100Y43'],
  ])('[R5.06] refuses a code %s, though its check character is right', (_, code) => {
    expect(isCreditCode(code)).toBe(false)
  })
})
