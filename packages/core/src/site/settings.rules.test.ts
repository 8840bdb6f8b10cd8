import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  CalendarDate,
  FeeRate,
  feeRateText,
  LimitsForm,
  limitFaults,
  limitsFault,
  PlatformSettings,
  rateOfPercent,
} from './index.ts'
import { siteFixtures } from './testing/index.ts'

const typed = { minCpuNum: '100', minGpuNum: '10', minQuota: '100', maxQuota: '500', minDuration: '1' }

describe('limits of purchases', () => {
  it.each([
    ['what will do', {}, []],
    ['nothing', { minCpuNum: '' }, ['minCpuNum']],
    ['zero', { minGpuNum: '0' }, ['minGpuNum']],
    ['a part', { minDuration: '1.5' }, ['minDuration']],
    ['too much', { maxQuota: '100000000' }, ['maxQuota']],
    ['as much at most as at least', { maxQuota: '100' }, []],
    ['less at most than at least', { maxQuota: '99' }, ['maxQuota']],
    ['words', { minQuota: 'ten', minCpuNum: '-1' }, ['minCpuNum', 'minQuota']],
  ])('[R9.01] judge %s', (_, changed, faults) => {
    expect(limitFaults({ ...typed, ...changed })).toEqual(faults)
  })

  it('[R9.01] are judged alike on the wire', () => {
    const form = decode(LimitsForm)({ ...typed, maxQuota: '99' })
    expect(E.isRight(form) && limitsFault(form.right)).toBe('maxQuota')
    expect(E.isLeft(decode(LimitsForm)({ ...typed, minCpuNum: '0' }))).toBe(true)
  })
})

describe('the service fee', () => {
  it('[W18] is typed in percent and read again as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        const percent = String(hundredths / 100)
        const rate = rateOfPercent(percent)
        expect(FeeRate.is(rate)).toBe(true)
        expect(feeRateText(rate ?? '')).toBe(`${percent}%`)
      }),
    )
  })

  it.each(['', '101', '-1', '5%', '1.234', '1e1'])('[W18] is not "%s"', (text) => {
    expect(rateOfPercent(text)).toBeNull()
  })
})

describe('the calendar', () => {
  it.each([
    ['2026-10-01', true],
    ['2026-02-30', false],
    ['1999-10-01', false],
    ['2026-10-1', false],
  ])('[W9] knows whether %s is a day: %s', (text, isDay) => {
    expect(CalendarDate.is(text)).toBe(isDay)
  })

  it('[W19] reads its sample', () => {
    const { platformSettings } = siteFixtures
    expect(decode(PlatformSettings)(platformSettings)).toEqual(E.right(platformSettings))
  })
})
