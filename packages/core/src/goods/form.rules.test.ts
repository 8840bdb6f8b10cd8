import { describe, expect, it } from 'vitest'
import type { GoodsForm, PricingForm } from './form.codec.ts'
import { emptyGoodsForm } from './form.read.ts'
import { goodsProblems, platformProblems } from './form.rules.ts'
import { NO_PLATFORM_LIMITS, type PlatformLimits } from './goods.rules.ts'

const month: PricingForm = {
  id: '',
  price: '10.00',
  sourcePrice: '10.00',
  billingType: 'MONTH',
  unit: 'month',
  duration: 1,
}

/** What is wrong with the amounts of one price. */
const codesOf = (pricing: Partial<PricingForm>): readonly string[] =>
  goodsProblems(
    {
      ...emptyGoodsForm('software'),
      skus: [
        {
          id: '',
          sn: 'A',
          specificationValues: {},
          pricing: [{ ...month, ...pricing }],
          param: [],
          stock: [],
          appPlatformUrl: null,
          appInfoList: [],
          expiresAt: null,
        },
      ],
    },
    0,
  )
    .filter(({ field }) => /pricing\.0\.(price|sourcePrice)$/.test(field))
    .map(({ code }) => code)

describe('prices of the goods editor', () => {
  it.each([
    ['the same amount, written shorter', { sourcePrice: '10' }],
    ['more in the last decimal', { sourcePrice: '10.0001' }],
    ['more digits', { price: '9.99' }],
    ['as much as an amount can say', { sourcePrice: '999999999999.9999' }],
  ])('[R3.01] take a list price that is %s', (_, pricing) => {
    expect(codesOf(pricing)).toEqual([])
  })

  it.each([
    ['less in the last decimal', { sourcePrice: '9.9999' }],
    ['less, though its text would come later', { price: '10', sourcePrice: '9' }],
  ])('[R3.01] refuse a list price that is %s', (_, pricing) => {
    expect(codesOf(pricing)).toEqual(['sourcePrice'])
  })

  it.each(['-0.0001', '-1', '', '1e3', '1.00001'])('[R3.01] refuse the price %j', (price) => {
    expect(codesOf({ price })).toEqual(['price'])
  })

  it('[R3.01] let what is free cost nothing, however that is written', () => {
    expect(codesOf({ billingType: 'FREE', price: '0.00' })).toEqual([])
    expect(codesOf({ billingType: 'FREE', price: '0.0001' })).toEqual(['free'])
  })
})

describe('limits of the goods editor', () => {
  const platform: PlatformLimits = {
    compute: { minCpuNum: 32, minGpuNum: 8 },
    storage: { minQuota: 100, maxQuota: 500, minDuration: 3 },
  }
  const cores = { ...emptyGoodsForm('general'), type: 'share', resourceType: 'cpu' } as const
  const cards = { ...emptyGoodsForm('heterogeneous'), type: 'share', resourceType: 'gpu' } as const
  const storage = { ...emptyGoodsForm('storage'), type: 'storage', resourceType: 'storage' } as const
  const open = { amount: 1, maxAmount: 1_000, duration: 1, maxDuration: 12 }
  const toldOf = (form: GoodsForm, limits = platform) =>
    platformProblems(form, limits).map(({ field, code, most }) => `${field} ${code} ${most}`)

  it.each([
    ['shared cores', cores, { maxAmount: 31 }, 'limit.maxAmount belowPlatform 32'],
    ['shared cards', cards, { maxAmount: 7 }, 'limit.maxAmount belowPlatform 8'],
    ['storage', storage, { maxAmount: 99 }, 'limit.maxAmount belowPlatform 100'],
    ['storage', storage, { amount: 501 }, 'limit.amount abovePlatform 500'],
    ['storage', storage, { maxDuration: 2 }, 'limit.maxDuration belowPlatform 3'],
  ])('[R3.08] refuse a limit of %s under which nobody can buy: %#', (_, form, limit, told) => {
    expect(toldOf({ ...form, limit: { ...open, ...limit } })).toEqual([told])
  })

  it('[R3.08] refuse what one buyer may have when it is less than one must buy', () => {
    expect(toldOf({ ...cores, limit: open, buyerLimit: 31 })).toEqual(['buyerLimit belowPlatform 32'])
    expect(toldOf({ ...cores, limit: open, buyerLimit: 32 })).toEqual([])
  })

  it.each([
    ['as little as the platform sells', cores, { maxAmount: 32 }],
    ['less of exclusive cores', { ...cores, type: 'contract' }, { maxAmount: 1 }],
    ['less of software', emptyGoodsForm('software'), { maxAmount: 1 }],
    ['as much storage as the platform sells', storage, { amount: 500, maxDuration: 3 }],
  ] as const)('[R3.08] take %s', (_, form, limit) => {
    expect(toldOf({ ...form, limit: { ...open, ...limit } })).toEqual([])
  })

  it('[R3.08] take everything while operations say nothing', () => {
    for (const form of [cores, cards, storage])
      expect(
        toldOf({ ...form, limit: { ...open, maxAmount: 1, maxDuration: 1 } }, NO_PLATFORM_LIMITS),
      ).toEqual([])
  })
})
