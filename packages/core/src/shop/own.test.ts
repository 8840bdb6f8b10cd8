import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isServiceHours } from '../text/index.ts'
import { previewedShop, profileFaults, profileOf, tidiedProfile } from './own.rules.ts'
import { ownShop } from './shop.fixtures.ts'
import { isShopDay } from './shop.rules.ts'

const profile = profileOf(ownShop)

describe('the profile of a shop', () => {
  it('[R2.15] is right as the sample has it', () => {
    expect(profileFaults(profile)).toEqual({})
  })

  it.each([
    [{ descriptionZh: '' }, { descriptionZh: 'required' }],
    [{ descriptionZh: '<b>强</b>' }, { descriptionZh: 'characters' }],
    [{ descriptionEn: ' blank' }, { descriptionEn: 'blankEnds' }],
    [{ descriptionEn: '' }, {}],
    [{ servicePhone: '12' }, { servicePhone: 'phoneWrong' }],
    [{ servicePhone: '+86 (591) 87654321' }, {}],
    [{ serviceEmail: 'nobody' }, { serviceEmail: 'emailWrong' }],
    [{ serviceTime: '18:00-18:00' }, { serviceTime: 'timeWrong' }],
    [{ serviceTime: '22:00-02:00' }, {}],
    [{ servicePhone: '4001 234 567' }, {}],
    [{ descriptionZh: '\u3164\u200b' }, { descriptionZh: 'required' }],
  ])('[R5.15] %j: %j', (change, faults) => {
    expect(profileFaults({ ...profile, ...change })).toEqual(faults)
  })

  it('[R2.15] begins without an English text where the Chinese one stands in for it', () => {
    const { zh } = ownShop.description
    expect(profileOf({ ...ownShop, description: { zh, en: zh } }).descriptionEn).toBe('')
    expect(profile.descriptionEn).toBe(ownShop.description.en)
  })

  it('[R5.02] keeps its phone in one spelling, however it was typed', () => {
    const typed = { ...profile, servicePhone: '４００-８２０-２１９０' }
    expect(tidiedProfile(typed)).toEqual({ ...typed, servicePhone: '400-820-2190' })
  })

  it.each([
    ['Typed', 'Typed'],
    ['', '尚未保存'],
  ])('[R2.15][W16] is previewed before it is kept; English that is “%s” reads “%s”', (descriptionEn, en) => {
    const typed = { ...profile, descriptionZh: '尚未保存', descriptionEn, hasWorkday: 'true' as const }
    expect(previewedShop(ownShop, typed)).toEqual({
      shopId: ownShop.shopId,
      shopName: ownShop.shopName,
      logoUrl: ownShop.logoUrl,
      description: { zh: '尚未保存', en },
      servicePhone: ownShop.servicePhone,
      serviceEmail: ownShop.serviceEmail,
      hasWorkday: true,
      serviceTime: ownShop.serviceTime,
      daysOff: ownShop.daysOff,
    })
  })

  it('[R5.15] knows a day of the calendar from others', () => {
    expect(['2026-02-28', '2028-02-29', '2026-02-29', '2026-13-01', '26-1-1'].map(isShopDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('[R5.15] takes hours of a day or across midnight, but none that begin and end at once', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const written = (at: number) =>
      `${`${Math.floor(at / 60)}`.padStart(2, '0')}:${`${at % 60}`.padStart(2, '0')}`
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        expect(isServiceHours(`${written(from)}-${written(to)}`)).toBe(from !== to)
      }),
    )
    expect(isServiceHours('00:00-24:00')).toBe(true)
  })
})
