import { describe, expect, it } from 'vitest'
import { expiredDetail, meteredDetail, openDetail, usedUpDetail } from './provision.fixtures.ts'
import { openAddress } from './provision.rules.ts'
import { resourceHint, resourceView } from './provision.view.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const at = '2026-11-21T12:55:00.000Z'

const address = {
  key: 'url',
  name: { zh: '登录地址', en: 'Address' },
  kind: 'plain',
  value: 'https://a.example/',
} as const

describe('a resource for reading', () => {
  it.each([
    ['of an open platform', {}, 'https://a.example/'],
    ['of one that has ended', { status: 'expired' }, null],
    ['of one that a member has', { isOwn: false }, null],
    ['of files to download', { kind: 'data' }, null],
    ['that is no address', { access: [{ ...address, value: 'javascript:alert(1)' }] }, null],
    ['that is not told', { access: [] }, null],
  ] as const)('[R4.05] is opened in a browser at the address %s', (_, detail, opened) =>
    expect(openAddress({ ...openDetail, kind: 'saas', access: [address], ...detail })).toBe(opened),
  )

  it.each([
    [0, { used: 0, left: 1000, percent: 0 }, false],
    [799.9, { used: 799.9, left: 200.1, percent: 79.99 }, false],
    [800, { used: 800, left: 200, percent: 80 }, true],
    [1000, { used: 1000, left: 0, percent: 100 }, true],
  ])(
    '[R3.10] says of 1,000 card-hours, %d used, what is left and whether it comes to its end',
    (used, consumption, isRunningOut) => {
      const view = resourceView({ ...meteredDetail, usage: { used, at } }, now)
      expect([view.consumption, view.isRunningOut]).toEqual([consumption, isRunningOut])
    },
  )

  it('[R3.10] says nothing of use before it was measured, nor of what is had by time', () => {
    for (const detail of [{ ...meteredDetail, usage: null }, openDetail])
      expect(resourceView(detail, now)).toMatchObject({ consumption: null, isRunningOut: false })
  })

  it('[R3.10][D24] that nothing is left of says so, can be given back and not renewed, unlike what ended by time', () => {
    const usedUp = resourceView(usedUpDetail, now)
    expect(usedUp).toMatchObject({
      status: { key: 'provision:status.usedUp' },
      tone: 'due',
      left: null,
      isRunningOut: true,
      isRenewable: false,
      isReleasable: true,
    })
    expect(resourceHint(usedUpDetail)).toMatchObject({ key: 'provision:hint.usedUp' })
    expect(resourceView(expiredDetail, now)).toMatchObject({
      status: { key: 'provision:status.expired' },
      isRenewable: true,
    })
    expect(resourceHint(expiredDetail)).toMatchObject({ key: 'provision:hint.kept' })
  })
})
