import { describe, expect, it } from 'vitest'
import { applicationKinds, computeKinds } from '../goods/index.ts'
import { type ErrorCode, errors } from '../http/index.ts'
import { fill } from '../text/index.ts'
import {
  type Buyer,
  buyerRefusals,
  nextStepOf,
  renewalRefusals,
  shareRefusals,
  type Wanted,
  wantedRefusals,
} from './index.ts'
import { purchaseFixtures } from './testing/index.ts'

const { leader, barred } = purchaseFixtures
const now = '2026-11-21T12:00:00.000Z'

const leaderWho = (user: Partial<Buyer['user']>): Buyer => ({ ...leader, user: { ...leader.user, ...user } })
const disabled: Buyer = {
  ...leader,
  clusters: leader.clusters.map((cluster) => ({ ...cluster, accountDetail: { status: 'Disable' } })),
}

const codes = (refusals: readonly { code: string }[]) => refusals.map(({ code }) => code)

/** Each reason of R5.10 alone: the buyer, the code, its literal texts, and what to do next. */
const gate: readonly (readonly [string, Buyer, ErrorCode, string, string, string])[] = [
  [
    'a member buys compute',
    leaderWho({ isLeader: false, acctRole: 'Member' }),
    'PURCHASE10001',
    '团队成员只能购买应用类商品，请联系团队负责人购买',
    'Members can buy application products only. Ask your team leader to buy this.',
    'askLeader',
  ],
  [
    'the phone is missing',
    leaderWho({ phone: null, phoneVerified: false }),
    'PURCHASE10002',
    '您尚未设置手机号，请先设置手机号',
    'You have no phone number yet. Please set one first.',
    'setPhone',
  ],
  [
    'the account is an agent',
    leaderWho({ userType: 'agent' }),
    'PURCHASE10003',
    '代理商账号不能购买商品',
    'Agent accounts cannot buy.',
    'contactOperations',
  ],
  [
    'the account is unsigned',
    leaderWho({ userLabelId: '1000000201' }),
    'PURCHASE10004',
    '您的账号尚未签约，暂不能购买',
    'Your account is not signed yet and cannot buy.',
    'contactOperations',
  ],
  [
    'the phone is unverified',
    leaderWho({ phoneVerified: false }),
    'PURCHASE10005',
    '您的手机号尚未验证，请先完成验证',
    'Your phone number is not verified yet. Please verify it first.',
    'verifyPhone',
  ],
  [
    'a leader cluster account is disabled',
    disabled,
    'PURCHASE10006',
    '您在华东一区（昆山）算力中心的账号已被禁用，暂不能购买',
    'Your account at 华东一区（昆山）算力中心 is disabled, so you cannot buy.',
    'contactOperations',
  ],
]

describe('the purchase gate', () => {
  it.each(gate)('[R5.10] blocks when %s, and for that alone', (_, buyer, code, zh, en, next) => {
    const refusals = buyerRefusals(buyer, ['heterogeneous'])
    expect(codes(refusals)).toEqual([code])
    expect(fill(errors[code].zh, refusals[0]?.details)).toBe(zh)
    expect(fill(errors[code].en, refusals[0]?.details)).toBe(en)
    expect(nextStepOf(code)).toBe(next)
  })

  it('[R5.10] names every reason when all hold at once', () => {
    expect(codes(buyerRefusals(barred, ['general']))).toEqual([
      'PURCHASE10001',
      'PURCHASE10002',
      'PURCHASE10003',
      'PURCHASE10004',
      'PURCHASE10006',
    ])
    const unverified = { ...barred, user: { ...barred.user, phone: '138****5678' } }
    expect(codes(buyerRefusals(unverified, ['general']))).toEqual([
      'PURCHASE10001',
      'PURCHASE10005',
      'PURCHASE10003',
      'PURCHASE10004',
      'PURCHASE10006',
    ])
  })

  it('[R5.10] is open for a signed leader with a verified phone', () => {
    expect(buyerRefusals(leader, ['general', 'software'])).toEqual([])
  })

  it.each(computeKinds)('[R6.05] keeps members from buying %s (D21)', (kind) => {
    const member = leaderWho({ isLeader: false, acctRole: 'Member' })
    expect(codes(buyerRefusals(member, [kind]))).toEqual(['PURCHASE10001'])
    expect(codes(buyerRefusals(member, ['software', kind]))).toEqual(['PURCHASE10001'])
  })

  it.each(applicationKinds)('[R6.05] lets members buy %s', (kind) => {
    expect(buyerRefusals(leaderWho({ isLeader: false, acctRole: 'Member' }), [kind])).toEqual([])
  })

  it.each([
    ['in a group and not its leader', { isLeader: false, isJoinGroup: true }, true],
    ['a member by role', { isLeader: false, isJoinGroup: false, acctRole: 'Member' as const }, true],
    ['in no group', { isLeader: false, isJoinGroup: false }, false],
    ['the leader', { isLeader: true, isJoinGroup: true }, false],
  ])('[R5.10] counts as a member who is %s: %s', (_, user, isMember) => {
    expect(buyerRefusals(leaderWho(user), ['general']).length).toBe(isMember ? 1 : 0)
  })

  it('[R5.10] minds disabled accounts of leaders only, each centre on its own, and no deactivated centre', () => {
    const account = disabled.clusters[0]
    if (account === undefined) throw new Error('unreachable')
    const centers = (...clusters: Buyer['clusters']) =>
      buyerRefusals({ ...leader, clusters }, ['general']).map(({ details }) => details?.center)
    expect(centers(account, { ...account, centerName: '西北二区' })).toEqual([account.centerName, '西北二区'])
    expect(centers({ ...account, memberType: 'Member' })).toEqual([])
    expect(centers({ ...account, centerName: '华南三区（已停用）' })).toEqual([])
  })
})

const wanted: Wanted = {
  display: true,
  kind: 'heterogeneous',
  sku: {
    availability: 1,
    clusterResources: [
      {
        clusterId: 'c-kunshan',
        centerName: { zh: '昆山', en: 'Kunshan' },
        region: 'east',
        availability: 2,
        scheduler: null,
      },
      {
        clusterId: 'c-full',
        centerName: { zh: '中卫', en: 'Zhongwei' },
        region: 'west',
        availability: 4,
        scheduler: null,
      },
    ],
    expireTime: null,
    hasTrial: false,
    purchaseStatus: '1',
  },
  pricing: { billingType: 'ONCE' },
  clusterId: 'c-kunshan',
  limit: { amount: 10, maxAmount: 1000, duration: 3, maxDuration: 36 },
  purchaseAmount: 100,
  purchaseDuration: 1,
}
const sku = (changes: Partial<Wanted['sku']>): Partial<Wanted> => ({ sku: { ...wanted.sku, ...changes } })
const forever = { pricing: { billingType: 'FOREVER' } } as const
const trial = { pricing: { billingType: 'TRIAL' } } as const

describe('what can be bought', () => {
  it.each<[string, Partial<Wanted>, ErrorCode[]]>([
    ['is in order', {}, []],
    ['is off the shelf, whatever else', { display: false, ...sku({ availability: 4 }) }, ['MALL10002']],
    ['is sold out', sku({ availability: 4 }), ['PURCHASE10010']],
    ['expired', sku({ expireTime: now }), ['PURCHASE10011']],
    ['expires later', sku({ expireTime: '2026-11-21T12:00:00.001Z' }), []],
    ['waits in an unpaid order', sku({ purchaseStatus: '0' }), ['PURCHASE10009']],
    ['was bought for good', { ...forever, ...sku({ purchaseStatus: '3' }) }, ['PURCHASE10012']],
    [
      'is free and was had before',
      { pricing: { billingType: 'FREE' }, ...sku({ purchaseStatus: '3' }) },
      ['PURCHASE10012'],
    ],
    ['was tried and is now bought for good', { ...forever, ...sku({ hasTrial: true }) }, []],
    ['was bought by the hour', sku({ purchaseStatus: '3' }), []],
    ['was tried', { ...trial, ...sku({ hasTrial: true }) }, ['PURCHASE10013']],
    ['was tried and is now bought', sku({ hasTrial: true }), []],
    ['is being opened for a trial', { ...trial, ...sku({ purchaseStatus: '2' }) }, ['PURCHASE10014']],
    ['is being opened and bought by the hour', sku({ purchaseStatus: '2' }), []],
    ['is not offered in the region', { clusterId: 'c-elsewhere' }, ['PURCHASE10015']],
    ['names no centre though it needs one', { clusterId: null }, ['PURCHASE10015']],
    ['has nothing left in the centre', { clusterId: 'c-full' }, ['PURCHASE10015']],
    ['runs nowhere in particular', { clusterId: null, ...sku({ clusterResources: [] }) }, []],
    ['is too little', { purchaseAmount: 9 }, ['CART10001']],
    ['is too much', { purchaseAmount: 1001 }, ['CART10001']],
    ['is storage for too short a time', { kind: 'storage', purchaseDuration: 2 }, ['CART10002']],
    ['is storage for long enough', { kind: 'storage', purchaseDuration: 3 }, []],
    [
      'fails in every way at once',
      { purchaseAmount: 0, ...sku({ expireTime: now, purchaseStatus: '0', availability: 4 }) },
      ['PURCHASE10011', 'PURCHASE10009', 'PURCHASE10010', 'CART10001'],
    ],
  ])('[R5.09] refuses what it must when it %s', (_, changes, expected) => {
    expect(codes(wantedRefusals({ ...wanted, ...changes }, now))).toEqual(expected)
  })
})

describe('what can be renewed', () => {
  it.each<[string, Partial<Wanted>, ErrorCode[]]>([
    ['is in order', {}, []],
    ['is off the shelf, whatever else', { display: false, ...sku({ expireTime: now }) }, ['MALL10002']],
    ['expired', sku({ expireTime: now }), ['PURCHASE10011']],
    ['waits in an unpaid order', sku({ purchaseStatus: '0' }), ['PURCHASE10009']],
    ['is sold out, and so for others only', sku({ availability: 4 }), []],
    ['was bought for good before', { ...forever, ...sku({ purchaseStatus: '3' }) }, []],
    ['is more than one may buy now', { purchaseAmount: 1001 }, []],
    ['is storage for too short a time', { kind: 'storage', purchaseDuration: 2 }, ['CART10002']],
    ['is storage for long enough', { kind: 'storage', purchaseDuration: 3 }, []],
    ['is no storage, for a short time', { purchaseDuration: 2 }, []],
  ])('[R4.05] refuses what it must when it %s (D24)', (_, changes, expected) => {
    expect(codes(renewalRefusals({ ...wanted, ...changes }, now))).toEqual(expected)
  })
})

describe('what one buyer may have', () => {
  it('[P1] counts what is had and what is wanted together', () => {
    expect(shareRefusals({ most: 3, bought: 2, wanted: 1 })).toEqual([])
    expect(shareRefusals({ most: 3, bought: 2, wanted: 2 })).toEqual([
      { code: 'PURCHASE10016', details: { most: 3, bought: 2 } },
    ])
  })
})
