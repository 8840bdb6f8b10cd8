import { describe, expect, it } from 'vitest'
import { meteredDetail, openDetail } from './provision.fixtures.ts'
import { resourceView } from './provision.view.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const at = '2026-11-21T12:55:00.000Z'

describe('a resource for reading', () => {
  it.each([
    [0, { used: 0, left: 1000, percent: 0 }, false],
    [799.9, { used: 799.9, left: 200.1, percent: 79.99 }, false],
    [800, { used: 800, left: 200, percent: 80 }, true],
    [1000, { used: 1000, left: 0, percent: 100 }, true],
  ])(
    '[R3.10] says of 1,000 card-hours, %d used, what is left and whether it comes to its end',
    (used, consumption, isUsedUp) => {
      const view = resourceView({ ...meteredDetail, usage: { used, at } }, now)
      expect([view.consumption, view.isUsedUp]).toEqual([consumption, isUsedUp])
    },
  )

  it('[R3.10] says nothing of use before it was measured, nor of what is had by time', () => {
    for (const detail of [{ ...meteredDetail, usage: null }, openDetail])
      expect(resourceView(detail, now)).toMatchObject({ consumption: null, isUsedUp: false })
  })
})
