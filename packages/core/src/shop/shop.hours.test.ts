import { describe, expect, it } from 'vitest'
import { serviceStateAt, shownHours } from './shop.hours.ts'

const at = (instant: string) => Date.parse(instant)
const workdays = { serviceTime: '09:00-18:00', hasWorkday: true, daysOff: [] }

describe('the hours of a shop', () => {
  it('[R2.17] is open from the first minute to the last, in the zone of the platform', () => {
    expect(serviceStateAt(workdays, at('2026-11-20T09:00:00+08:00'))).toEqual({ isOpen: true })
    expect(serviceStateAt(workdays, at('2026-11-20T17:59:59+08:00'))).toEqual({ isOpen: true })
    expect(serviceStateAt(workdays, at('2026-11-20T08:59:59+08:00'))).toEqual({
      isOpen: false,
      opensAt: '2026-11-20T01:00:00.000Z',
    })
  })

  it('[W26] opens on Monday again after Friday evening, where it works on working days alone', () => {
    const evening = at('2026-11-20T18:00:00+08:00')
    expect(serviceStateAt(workdays, evening)).toEqual({
      isOpen: false,
      opensAt: '2026-11-23T01:00:00.000Z',
    })
    expect(serviceStateAt({ ...workdays, hasWorkday: false }, evening)).toEqual({
      isOpen: false,
      opensAt: '2026-11-21T01:00:00.000Z',
    })
  })

  it('[R2.17] passes over days off, also where it works every day', () => {
    const daysOff = ['2026-11-23', '2026-11-24']
    expect(serviceStateAt({ ...workdays, daysOff }, at('2026-11-23T10:00:00+08:00'))).toEqual({
      isOpen: false,
      opensAt: '2026-11-25T01:00:00.000Z',
    })
    expect(
      serviceStateAt(
        { ...workdays, hasWorkday: false, daysOff: ['2026-11-21'] },
        at('2026-11-21T10:00:00+08:00'),
      ),
    ).toEqual({ isOpen: false, opensAt: '2026-11-22T01:00:00.000Z' })
  })

  it('[R2.17] goes on after midnight where the hours do', () => {
    const night = { serviceTime: '22:00-06:00', hasWorkday: false, daysOff: [] }
    expect(serviceStateAt(night, at('2026-11-21T05:59:00+08:00'))).toEqual({ isOpen: true })
    expect(serviceStateAt(night, at('2026-11-21T06:00:00+08:00'))).toEqual({
      isOpen: false,
      opensAt: '2026-11-21T14:00:00.000Z',
    })
  })

  it('[R2.17] are shown with the day on which they end', () => {
    expect(shownHours('22:00-02:00', 'zh')).toBe('22:00-次日 02:00')
    expect(shownHours('22:00-02:00', 'en')).toBe('22:00-02:00 (next day)')
    for (const hours of ['09:00-18:00', '00:00-24:00', '22:00-24:00', ''])
      expect(shownHours(hours, 'zh')).toBe(hours)
  })

  it('[R2.17] is always open round the clock, and where the hours are not known', () => {
    for (const serviceTime of ['00:00-24:00', ''])
      expect(
        serviceStateAt({ ...workdays, serviceTime, hasWorkday: false }, at('2026-11-21T03:00:00Z')),
      ).toEqual({
        isOpen: true,
      })
  })

  it('[R2.17] promises nothing when it is closed for longer than can be told', () => {
    const day = (index: number) => new Date(at('2026-11-20T00:00:00Z') + index * 86_400_000)
    const daysOff = Array.from({ length: 70 }, (_, index) => day(index).toISOString().slice(0, 10))
    expect(serviceStateAt({ ...workdays, daysOff }, at('2026-11-21T03:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: null,
    })
  })
})
