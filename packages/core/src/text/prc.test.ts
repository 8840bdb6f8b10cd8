import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCreditCode, isResidentId } from './index.ts'

/** Made by the standards' other formulation: the whole number, check included, leaves remainder 1 (GB 11643) or 0. */
const residentId = fc
  .record({
    region: fc.stringMatching(/^[1-9]\d{5}$/),
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

const oneChange = (text: string, at: number, by: number, characters: string): string => {
  const from = characters.indexOf(text.charAt(at))
  return text.slice(0, at) + characters.charAt((from + by) % characters.length) + text.slice(at + 1)
}

describe('resident IDs and credit codes', () => {
  it.each(['11010519491231002X', '11010519491231002x'])('[R5.06] accepts the published ID %s', (id) => {
    expect(isResidentId(id)).toBe(true)
  })

  it('[R5.06] accepts each of 20,000 generated IDs and refuses each with one character changed (B5)', () => {
    fc.assert(
      fc.property(
        residentId,
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        (id, at, by) => {
          expect(isResidentId(id)).toBe(true)
          expect(isResidentId(oneChange(id, at, by, at === 17 ? '0123456789X' : '0123456789'))).toBe(false)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  it.each(['11010519490230002X', '110105194912310021', '1101051949123100', '', '01010519491231002X'])(
    '[R5.06] refuses the ID %j',
    (id) => {
      expect(isResidentId(id)).toBe(false)
    },
  )

  it('[R5.06] accepts each of 20,000 generated codes and refuses each with one character changed (B5)', () => {
    fc.assert(
      fc.property(
        creditCode,
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 1, max: 30 }),
        (code, at, by) => {
          expect(isCreditCode(code)).toBe(true)
          expect(isCreditCode(oneChange(code, at, by, alphabet))).toBe(false)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  it.each(['91350100M000100Y43', '91110108MA01KPGK0L'])('[R5.06] accepts the published code %s', (code) => {
    expect(isCreditCode(code)).toBe(true)
  })

  it.each(['91350100M000100Y4I', '91350100m000100y43', '91350100M000100Y4', ''])(
    '[R5.06] refuses the code %j',
    (code) => {
      expect(isCreditCode(code)).toBe(false)
    },
  )
})
