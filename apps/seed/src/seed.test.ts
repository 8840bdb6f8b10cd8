import {
  type BillingType,
  GoodsKind,
  isCompute,
  MACHINE_TYPES,
  type Pricing,
  trialDays,
} from '@compute-mall/core/goods'
import { roles, rolesOf } from '@compute-mall/core/identity'
import { compare, Money } from '@compute-mall/core/money'
import { availabilityOf } from '@compute-mall/core/resource'
import type { GoodsRecord } from '@compute-mall/server/goods'
import { bitCodes, bitsOf, categoryTrees, leavesOf } from '@compute-mall/server/search'
import { describe, expect, it } from 'vitest'
import { catalogueOf } from './catalogue/catalogue.ts'
import { goodsDrafts } from './catalogue/kinds/index.ts'
import { demoAccounts } from './content/accounts.ts'
import { items } from './content/items.ts'
import * as site from './content/site.ts'
import { itemAt } from './items.ts'
import { randomOf } from './random.ts'
import { rowsOf } from './table.ts'
import { centers, shops } from './world.ts'

const NOW = new Date('2026-11-21T02:00:00.000Z')
const catalogue = catalogueOf(goodsDrafts(), NOW)
const goods = catalogue.map(({ record }) => record)
const skus = goods.flatMap((record) => record.skus)
const pricings: readonly Pricing[] = skus.flatMap(({ pricing }) => pricing)
const stocks = skus.flatMap(({ stock }) => stock)

/** Chinese characters and punctuation, wherever they hide. */
const CJK = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/** Every text in both languages, and every text without one, by its path. */
const textsIn = (value: unknown, path: string): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}
const everything = {
  catalogue,
  centers,
  items,
  shops,
  banners: site.banners,
  siteIndex: site.siteIndex,
  agreement: site.agreement,
  liveStream: site.liveStream(NOW),
  categoryTrees,
}
const texts = textsIn(everything, '')

/** What a text may not say of goods, and of which. */
const contradictions: readonly (readonly [
  says: RegExp,
  of: string,
  holds: (record: GoodsRecord) => boolean,
])[] = [
  [/DTK/, 'a GPU', ({ resourceType }) => resourceType === 'gpu'],
  [/CUDA/, 'a DCU', ({ resourceType }) => resourceType === 'dcu'],
  [/卡时|核时|card-hour|core-hour/i, 'what is not billed by the hour', (record) => !isHourly(record)],
  [/包月|按月计费|billed by (the )?month|monthly/i, 'what is billed by the hour alone', isHourlyAlone],
  [/订阅|subscription/i, 'what is bought for good', isForGood],
  [/7×24|24 小时在线|around the clock/i, 'shops that keep hours', () => true],
]
const unitsOf = ({ skus: own }: GoodsRecord) =>
  own.flatMap(({ pricing }) => pricing.filter(({ billingType }) => billingType !== 'TRIAL'))
function isHourly(record: GoodsRecord): boolean {
  return unitsOf(record).some(({ unit }) => unit === 'cardHour' || unit === 'coreHour')
}
function isHourlyAlone(record: GoodsRecord): boolean {
  return unitsOf(record).every(({ unit }) => unit === 'cardHour' || unit === 'coreHour')
}
function isForGood(record: GoodsRecord): boolean {
  return unitsOf(record).every(({ billingType }) => billingType === 'FOREVER')
}

describe('the demonstration', () => {
  it('[R1.02] [R1.03] holds at least 12 centres, 40 shops and 600 goods of all eleven kinds', () => {
    expect(centers.filter(({ closed }) => !closed).length).toBeGreaterThanOrEqual(12)
    expect(shops).toHaveLength(40)
    expect(goods.length).toBeGreaterThanOrEqual(600)
    expect([...new Set(goods.map(({ kind }) => kind))].toSorted()).toEqual([...GoodsKind.values].toSorted())
  })

  it('[R1.02] offers the machine types of the specification', () => {
    for (const machine of MACHINE_TYPES)
      expect(goods.filter(({ name }) => name.en.includes(machine)).length).toBeGreaterThan(2)
  })

  it('[R1.03] offers software and models that people know', () => {
    const names = goods.map(({ name }) => name.en).join('\n')
    for (const name of [
      'GROMACS',
      'LAMMPS',
      'VASP',
      'OpenFOAM',
      'WRF',
      'Abaqus',
      'Ansys Fluent',
      'COMSOL',
      'MATLAB',
      'Quantum ESPRESSO',
      'Gaussian',
      'AlphaFold',
      'DeepSeek',
      'Qwen',
      'GLM',
      'Llama',
      'Stable Diffusion',
      'Whisper',
    ])
      expect(names).toContain(name)
  })

  it('[R1.07][R6.01] has an account of each of the eighteen roles', () => {
    const held = demoAccounts.flatMap((account) => [
      ...rolesOf({
        roleType: account.manager ? 'manager' : 'common',
        userType: account.agent ? 'agent' : null,
        isJoinGroup: account.group !== undefined,
        isLeader: account.group === 'leader',
        acctRole: account.group === 'member' ? 'Member' : null,
        roleId: account.roleIds ?? [],
        nonpreRoleCodes: account.roleCodes ?? [],
      }),
    ])
    expect([...new Set(held)].toSorted()).toEqual([...roles].toSorted())
  })
  it('[R1.01] has no Chinese character in any English text, nor in what both languages share', () => {
    const leaks = texts.filter(
      ([path, text]) => !path.endsWith('.zh') && !path.includes('.footer.') && CJK.test(text),
    )
    expect(leaks).toEqual([])
    expect(texts.length).toBeGreaterThan(50_000)
  })

  it('[R1.01] says everything in both languages', () => {
    const empty = texts.filter(([path, text]) => /\.(zh|en)$/.test(path) && text.trim() === '')
    expect(empty).toEqual([])
  })

  it.each(contradictions)('[R1.03] never says %s of %s', (says, _, holds) => {
    const wrong = goods
      .filter(holds)
      .flatMap((record) => {
        const { summary, description, tags, params, support } = record
        return textsIn({ summary, description, tags, params, support }, record.name.en)
      })
      .filter(([, text]) => says.test(text))
    expect(wrong).toEqual([])
  })

  it('has something in every shop', () => {
    const selling = new Set(goods.map(({ shop }) => shop.id))
    expect(shops.filter(({ id }) => !selling.has(id))).toEqual([])
  })

  it('[R4.04] offers all compute from the catalogue of resources', () => {
    const bare = goods.filter(
      ({ kind, resourceType, skus }) =>
        isCompute(kind) && itemAt(resourceType, skus[0]?.stock[0]?.clusterId) === null,
    )
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('is the same every time, but for dates that lead up to the day', () => {
    const again = catalogueOf(goodsDrafts(), NOW)
    expect(again).toEqual(catalogue)
    const later = catalogueOf(goodsDrafts(), new Date('2027-01-01T00:00:00.000Z'))
    expect(later.map(({ saleCount, days }) => [saleCount, [...days]])).toEqual(
      catalogue.map(({ saleCount, days }) => [saleCount, [...days]]),
    )
    expect([goods[0]?.id, goods[0]?.skus[0]?.pricing[0]?.price, goods.at(-1)?.id]).toEqual([
      '200001',
      '8.8200',
      '200640',
    ])
  })
})

describe('the goods of the demonstration', () => {
  const shareOf = (holds: (record: GoodsRecord) => boolean) => goods.filter(holds).length

  it('[R3.09] are left at all four levels, and some are sold out everywhere', () => {
    const levels = new Set(stocks.map(({ free, capacity }) => availabilityOf(free, capacity)))
    expect(levels).toEqual(new Set([1, 2, 3, 4]))
    expect(
      shareOf(({ skus }) => skus.every(({ stock }) => stock.every(({ free }) => free === 0))),
    ).toBeGreaterThan(5)
  })

  it('[R8.04] are off the shelf, have ended, are free or can be tried, each a few', () => {
    expect(shareOf(({ display }) => !display)).toBe(12)
    expect(shareOf(({ skus }) => skus.some(({ expiresAt }) => expiresAt !== null && expiresAt < NOW))).toBe(6)
    const sells = (type: BillingType) =>
      shareOf(({ skus }) =>
        skus.some(({ pricing }) => pricing.some(({ billingType }) => billingType === type)),
      )
    for (const type of ['YEAR', 'MONTH', 'DAY', 'FOREVER', 'ONCE', 'FREE', 'TRIAL'] as const)
      expect([type, sells(type) > 20]).toEqual([type, true])
  })

  it('[P1] are limited to three per buyer, a few services', () => {
    const limited = goods.filter(({ buyerLimit }) => buyerLimit !== undefined)
    expect(limited.map(({ id, kind, buyerLimit }) => [id, kind, buyerLimit])).toEqual([
      ['200607', 'service', 3],
      ['200618', 'service', 3],
      ['200629', 'service', 3],
      ['200640', 'service', 3],
    ])
  })

  it('[R9.04] are billed by every unit', () => {
    expect(new Set(pricings.map(({ unit }) => unit))).toEqual(
      new Set(['coreHour', 'cardHour', 'gbMonth', 'platformMonth', 'platformDay', 'times', 'year', 'month']),
    )
  })

  it('[R3.01] have prices that can be written, and never more than they were before', () => {
    for (const { id, price, sourcePrice, billingType } of pricings) {
      expect([id, Money.is(price), Money.is(sourcePrice), compare(price, sourcePrice) <= 0]).toEqual([
        id,
        true,
        true,
        true,
      ])
      expect([id, compare(price, 0) === 0]).toEqual([id, billingType === 'FREE' || billingType === 'TRIAL'])
    }
    expect(new Set(pricings.map(({ id }) => id)).size).toBe(pricings.length)
  })

  it('[R3.03] can be tried for some days where they can be tried', () => {
    for (const sku of skus) {
      const tried = sku.pricing.some(({ billingType }) => billingType === 'TRIAL')
      expect([sku.id, trialDays(sku) > 0]).toEqual([sku.id, tried])
    }
  })

  it('[R5.11] have skus that differ in their specification, some combinations being impossible', () => {
    for (const { id, specifications, skus } of goods) {
      const combinations = skus.map(({ specificationValues }) => JSON.stringify(specificationValues))
      expect([id, new Set(combinations).size]).toEqual([id, skus.length])
      for (const { specificationValues } of skus)
        for (const { code, values } of specifications)
          expect(values.map((value) => value.code)).toContain(specificationValues[code])
    }
    const incomplete = goods.filter(
      ({ specifications, skus }) =>
        skus.length < specifications.reduce((all, { values }) => all * values.length, 1),
    )
    expect(incomplete.length).toBeGreaterThan(100)
  })

  it('[R3.04] are classified by codes that searches know', () => {
    const categories = new Set(Object.values(categoryTrees).flat().flatMap(leavesOf))
    for (const { id, classification } of goods) {
      expect([id, categories.has(classification.category)]).toEqual([id, true])
      for (const group of ['industry', 'delivery', 'spec', 'resource'] as const)
        for (const code of classification[group])
          expect([id, code, bitsOf(group, [code]) !== 0n]).toEqual([id, code, true])
    }
    const used = new Set(goods.map(({ classification }) => classification.category))
    const leaves = [...categoryTrees.application, ...categoryTrees.resource].flatMap(leavesOf)
    expect(leaves.filter((leaf) => !used.has(leaf))).toEqual([])
    const industries = new Set(goods.flatMap(({ classification }) => classification.industry))
    expect(bitCodes.industry.filter((code) => !industries.has(code))).toEqual([])
  })

  it('[R2.12] have something in every tab of the detail page', () => {
    for (const { record, reviews } of catalogue)
      expect([
        record.id,
        record.description.length,
        record.support.length > 2,
        record.params.length > 0,
        reviews.length > 1,
      ]).toEqual([record.id, 3, true, true, true])
    expect(goods.filter(({ cases }) => cases.length > 0).length).toBeGreaterThan(600)
  })
})

describe('the means of the demonstration', () => {
  it('are tables that name the line which is not whole', () => {
    expect(rowsOf('\na|b\nc|d\n', 'one', 'two')).toEqual([
      { one: 'a', two: 'b' },
      { one: 'c', two: 'd' },
    ])
    expect(() => rowsOf('a|b|c', 'one', 'two')).toThrow('2 fields expected in: a|b|c')
  })
  it('are streams of luck that depend on their name alone', () => {
    const first = (name: string) => randomOf(name).next()
    expect(first('a')).toBe(first('a'))
    expect(first('a')).not.toBe(first('b'))
    const wholes = Array.from({ length: 1000 }, (_, i) => randomOf(`n${i}`).whole(1, 6))
    expect(new Set(wholes)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(randomOf('x').some([1, 2, 3, 4, 5], 3)).toHaveLength(3)
    expect(() => randomOf('x').pick([])).toThrow('nothing to pick from for x')
  })
})
