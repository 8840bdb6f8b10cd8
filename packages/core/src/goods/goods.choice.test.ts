import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aboutLeft,
  amountLimits,
  type Choice,
  choiceAddress,
  choiceAvailability,
  clusterOptions,
  firstChoice,
  leftOf,
  nextFree,
  type Offer,
  priceOf,
  pricingRows,
  readGoodsAddress,
  readRanking,
  type Sku,
  shownSku,
  specificationOptions,
  termOptions,
  wantedIn,
  withAmount,
  withCluster,
  withinLeft,
  withTerm,
  withValue,
  writeGoodsAddress,
} from './index.ts'
import { goodsFixtures } from './testing/index.ts'

const { nodeOffer, goods, sku } = goodsFixtures
const opened = (wanted: Partial<Choice> = {}, offer: Offer = nodeOffer): Choice => {
  const choice = firstChoice(offer, wanted)
  if (choice === null) throw new Error('the fixture can be bought')
  return choice
}
const values = (choice: Choice, offer: Offer = nodeOffer) =>
  specificationOptions(offer, choice).map((row) => row.values.filter((v) => v.chosen).map((v) => v.code)[0])
const possible = (choice: Choice) =>
  specificationOptions(nodeOffer, choice).map((row) =>
    row.values.filter((v) => v.against.length === 0).map((v) => v.code),
  )

describe('choosing on the goods page', () => {
  it('[R2.10] opens with the sku and the centre that the address names', () => {
    expect(opened({ skuId: 'l40-4', clusterId: 'c-zhongwei' })).toMatchObject({
      skuId: 'l40-4',
      clusterId: 'c-zhongwei',
    })
  })

  it('[R2.10] opens with something in stock when the address names nothing or what is not there', () => {
    expect(opened().skuId).toBe('a800-8')
    expect(opened({ skuId: 'gone', clusterId: 'gone' })).toMatchObject({
      skuId: 'a800-8',
      clusterId: 'c-kunshan',
    })
  })

  it('[R3.03] opens with the price by which lists name it, wherever that stands among the others', () => {
    const { nodeMonth, cardHours } = goodsFixtures
    const year = { ...nodeMonth, id: 'year', price: '600000.00', billingType: 'YEAR' as const }
    const of = (...pricing: Sku['pricing']) => opened({}, { goods, skus: [{ ...sku, pricing }] }).pricingId
    expect(of(cardHours, year, nodeMonth)).toBe(nodeMonth.id)
    expect(of(year, cardHours)).toBe(cardHours.id)
  })

  it('[R2.10] shows the sku that is named, else the first in stock, else the first', () => {
    const soldOut = { ...sku, id: 'sold-out', availability: 4 as const }
    const left = { ...sku, id: 'left', availability: 1 as const }
    expect(shownSku({ skus: [left, soldOut] }, 'sold-out')?.id).toBe('sold-out')
    expect(shownSku({ skus: [soldOut, left] }, 'gone')?.id).toBe('left')
    expect(shownSku({ skus: [soldOut] }, '')?.id).toBe('sold-out')
    expect(shownSku({ skus: [] }, 'left')).toBeUndefined()
  })

  it('opens nothing for goods without skus or without a price', () => {
    expect(firstChoice({ goods, skus: [] }, {})).toBeNull()
    expect(firstChoice({ goods, skus: [{ ...sku, pricing: [goodsFixtures.trial] }] }, {})).toBeNull()
  })

  it('disables values that no sku has with what was chosen before, and says with what', () => {
    const choice = opened({ skuId: 'a800-8' })
    expect(possible(choice)).toEqual([['a800', 'l40'], ['8']])
    expect(specificationOptions(nodeOffer, choice)[1]?.values[0]).toMatchObject({
      code: '4',
      against: [{ zh: 'NVIDIA A800 80GB', en: 'NVIDIA A800 80GB' }],
    })
    expect(possible(opened({ skuId: 'l40-4' }))).toEqual([
      ['a800', 'l40'],
      ['4', '8'],
    ])
  })

  it('marks what can be chosen but is sold out', () => {
    const [, cards] = specificationOptions(nodeOffer, opened({ skuId: 'l40-4' }))
    expect(cards?.values.map(({ code, soldOut }) => [code, soldOut])).toEqual([
      ['4', false],
      ['8', true],
    ])
  })

  it('keeps later values where a sku has them and lets them follow where none has', () => {
    const l40With8 = withValue(nodeOffer, opened({ skuId: 'a800-8' }), 'card', 'l40')
    expect(values(l40With8)).toEqual(['l40', '8'])
    const a800From4 = withValue(nodeOffer, opened({ skuId: 'l40-4' }), 'card', 'a800')
    expect(values(a800From4)).toEqual(['a800', '8'])
  })

  it('lets every sku be reached from every other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom('a', 'b', 'c'))), {
          minLength: 1,
          maxLength: 12,
          selector: String,
        }),
        fc.nat(),
        fc.nat(),
        (combinations, from, to) => {
          const offer = goodsFixtures.offerOf(combinations)
          const target = offer.skus[to % offer.skus.length]
          let choice = opened({ skuId: offer.skus[from % offer.skus.length]?.id ?? '' }, offer)
          for (const { code } of offer.goods.specifications) {
            const value = target?.specificationValues[code] ?? ''
            const option = specificationOptions(offer, choice)
              .find((row) => row.code === code)
              ?.values.find((v) => v.code === value)
            expect(option?.against).toEqual([])
            choice = withValue(offer, choice, code, value)
          }
          expect(choice.skuId).toBe(target?.id)
        },
      ),
    )
  })

  it('keeps centre, billing and amount when the sku changes, as far as the new one has them', () => {
    const yearly = termOptions(nodeOffer, opened({ skuId: 'a800-8' })).find((t) => t.duration === 6)
    if (!yearly) throw new Error('the fixture is sold by six months')
    const choice = withAmount(
      nodeOffer,
      withTerm(withCluster(opened({ skuId: 'a800-8' }), 'c-zhongwei'), yearly),
      3,
    )
    expect(withValue(nodeOffer, choice, 'card', 'l40')).toEqual({
      skuId: 'l40-8',
      pricingId: 'l40-8-month',
      clusterId: 'c-zhongwei',
      amount: 3,
      duration: 6,
    })
  })

  it('[R9.01] is none where the platform asks for more than the seller allows', () => {
    const limited = (amount: number) => ({
      ...nodeOffer,
      goods: { ...nodeOffer.goods, limit: { ...goods.limit, amount, maxAmount: 5 } },
    })
    expect(firstChoice(limited(6), {})).toBeNull()
    expect(firstChoice(limited(5), {})?.amount).toBe(5)
  })

  it('offers 1, 3, 6 and 12 months as far as the limits allow, and no duration where time plays no part', () => {
    const terms = termOptions(nodeOffer, opened({ skuId: 'a800-8' }))
    expect(terms.map(({ pricing, duration }) => [pricing.billingType, duration])).toEqual([
      ['ONCE', 1],
      ['MONTH', 1],
      ['MONTH', 3],
      ['MONTH', 6],
      ['MONTH', 12],
    ])
    const limited = { ...nodeOffer, goods: { ...nodeOffer.goods, limit: { ...goods.limit, duration: 5 } } }
    expect(termOptions(limited, opened({}, limited)).map((t) => t.duration)).toEqual([1, 6, 12])
  })

  it('offers a year in place of twelve months where it has a price of its own, and says what it saves', () => {
    const year = {
      ...goodsFixtures.nodeMonth,
      id: 'year',
      billingType: 'YEAR',
      unit: 'year',
      price: '600000.00',
      sourcePrice: '600000.00',
    } as const
    const offer = { goods, skus: [{ ...sku, pricing: [goodsFixtures.nodeMonth, year] }] }
    const terms = termOptions(offer, opened({}, offer))
    expect(
      terms.map(({ pricing, duration, reduction }) => [pricing.billingType, duration, reduction]),
    ).toEqual([
      ['MONTH', 1, null],
      ['MONTH', 3, null],
      ['MONTH', 6, null],
      ['YEAR', 1, { percent: 15, against: 'months' }],
      ['YEAR', 2, { percent: 15, against: 'months' }],
      ['YEAR', 3, { percent: 15, against: 'months' }],
    ])
  })

  it('offers a month in place of thirty days where it has a price of its own, and tells against what it is reduced', () => {
    const day = {
      ...goodsFixtures.nodeMonth,
      id: 'day',
      billingType: 'DAY',
      unit: 'platformDay',
      price: '90.00',
      sourcePrice: '100.00',
    } as const
    const terms = (pricing: readonly (typeof day | typeof goodsFixtures.nodeMonth)[]) => {
      const offer = { goods, skus: [{ ...sku, pricing }] }
      return termOptions(offer, opened({}, offer)).map(({ pricing: { billingType }, duration, reduction }) =>
        [billingType, duration, reduction?.against].join(' '),
      )
    }
    expect(terms([day])).toEqual([
      'DAY 1 listPrice',
      'DAY 7 listPrice',
      'DAY 15 listPrice',
      'DAY 30 listPrice',
    ])
    expect(terms([day, goodsFixtures.nodeMonth]).slice(0, 4)).toEqual([
      'DAY 1 listPrice',
      'DAY 7 listPrice',
      'DAY 15 listPrice',
      'MONTH 1 ',
    ])
  })

  it.each([
    [-1, 2],
    [0, 2],
    [2, 2],
    [7, 7],
    [1e9, 500],
  ])('[R9.01] holds an amount of %i within 2 and 500', (amount, held) => {
    const limited = {
      ...nodeOffer,
      goods: { ...nodeOffer.goods, limit: { ...goods.limit, amount: 2, maxAmount: 500 } },
    }
    expect(withAmount(limited, opened({}, limited), amount).amount).toBe(held)
    expect(amountLimits(limited.goods)).toEqual({ minimum: 2, maximum: 500 })
  })

  it('tells what is left in the chosen centre, and of the sku where it runs nowhere in particular', () => {
    const choice = opened({ skuId: 'a800-8' })
    expect(choiceAvailability(nodeOffer, choice)).toBe(1)
    expect(choiceAvailability(nodeOffer, withCluster(choice, 'c-zhongwei'))).toBe(3)
    expect(clusterOptions(nodeOffer, choice).map(({ clusterId, chosen }) => [clusterId, chosen])).toEqual([
      ['c-kunshan', true],
      ['c-zhongwei', false],
    ])
    const data = { goods, skus: [{ ...sku, clusterResources: [], availability: 2 as const }] }
    expect(choiceAvailability(data, opened({}, data))).toBe(2)
  })
})

describe('what is left of a choice', () => {
  const inZhongwei = opened({ skuId: 'a800-8', clusterId: 'c-zhongwei' })

  it('is told exactly while it is little, else in two digits and never as more than there is', () => {
    expect([0, 7, 99, 100, 109, 3_247, 99_999_999].map(aboutLeft)).toEqual([
      0, 7, 99, 100, 100, 3_200, 99_000_000,
    ])
    fc.assert(
      fc.property(fc.nat(), (free) => {
        const about = aboutLeft(free)
        expect(about).toBeLessThanOrEqual(free)
        expect(about).toBeGreaterThan(free * 0.9 - 1)
      }),
    )
  })

  it('[R5.09] narrows the limit, unless nothing is left', () => {
    expect(withinLeft(nodeOffer, inZhongwei, goods.limit).maxAmount).toBe(3_200)
    expect(withinLeft(nodeOffer, opened({ skuId: 'l40-8' }), goods.limit)).toEqual(goods.limit)
  })

  it('[R5.09] has no way on while it suffices, and leads to the centre that has more where it does not', () => {
    expect(nextFree(nodeOffer, { ...inZhongwei, amount: 3_199 })).toBeNull()
    expect(nextFree(nodeOffer, { ...inZhongwei, amount: 3_200 })).toMatchObject({
      skuId: 'a800-8',
      clusterId: 'c-kunshan',
      amount: 3_200,
    })
    expect(nextFree(nodeOffer, { ...opened({ skuId: 'a800-8' }), amount: 120_000 })).toBeNull()
  })

  it('[R8.04] leads from an option that is sold out to the one most like it', () => {
    expect(nextFree(nodeOffer, opened({ skuId: 'l40-8' }))).toMatchObject({ skuId: 'a800-8' })
  })

  it('is that of the sku where it runs nowhere in particular', () => {
    const data = { goods, skus: [{ ...sku, clusterResources: [], left: 12 }] }
    expect(leftOf(data, opened({}, data))).toBe(12)
    expect(nextFree(data, opened({}, data))).toBeNull()
  })
})

describe('the price of a choice', () => {
  it('[R5.13] multiplies by amount and duration exactly and tells what was saved', () => {
    const hours = { skuId: 'a800-8', pricingId: goodsFixtures.cardHours.id }
    const choice = { ...opened(hours), amount: 3 }
    expect(priceOf(nodeOffer, choice)).toMatchObject({ total: '76.80', sourceTotal: '96.00', saved: '19.2' })
    const months = { ...choice, pricingId: 'a800-8-month', duration: 6 }
    expect(priceOf(nodeOffer, months)).toMatchObject({
      total: '1061982.00',
      sourceTotal: '1061982.00',
      saved: '0',
    })
  })

  it('lists every price of every sku for the pricing tab', () => {
    expect(
      pricingRows(nodeOffer).map(({ names, pricing }) => [...names.map((n) => n.en), pricing.price]),
    ).toEqual([
      ['NVIDIA A800 80GB', '8 cards', '25.60'],
      ['NVIDIA A800 80GB', '8 cards', '58999.00'],
      ['NVIDIA A800 80GB', '8 cards', '0.00'],
      ['NVIDIA L40 48GB', '4 cards', '58999.00'],
      ['NVIDIA L40 48GB', '8 cards', '58999.00'],
    ])
  })
})

describe('the address of a goods page', () => {
  it('[R2.10] understands every parameter by its name', () => {
    const query =
      '?skuId=20000101&goodsId=200001&resource=gpu&common1=heterogeneous&cart=31&clusterId=c-kunshan&pricingId=month&amount=12&duration=3&type=store&id=1001&keyword=A800&tab=reviews'
    expect(readGoodsAddress(new URLSearchParams(query))).toEqual({
      skuId: '20000101',
      goodsId: '200001',
      resource: 'gpu',
      common1: 'heterogeneous',
      cart: '31',
      clusterId: 'c-kunshan',
      pricingId: 'month',
      amount: '12',
      duration: '3',
      type: 'store',
      id: '1001',
      keyword: 'A800',
      tab: 'reviews',
    })
  })
})

describe('a choice', () => {
  const nothing = readGoodsAddress([])

  it('[R2.10] stands in the address, and is what the page opens with again', () => {
    const choice = { ...opened({ skuId: 'a800-8' }), pricingId: 'a800-8-month', amount: 3, duration: 6 }
    const address = choiceAddress(nodeOffer.goods.id, choice, { ...nothing, keyword: 'A800' })
    expect(address.keyword).toBe('A800')
    const again = readGoodsAddress(writeGoodsAddress(address))
    expect(firstChoice(nodeOffer, wantedIn(again))).toEqual(choice)
  })

  it('[R2.10] that an address says wrongly is left out', () => {
    const wrong = { ...nothing, skuId: 'x', amount: '-3', duration: '1e9' }
    expect(wantedIn(wrong)).toEqual({ skuId: 'x' })
    expect(wantedIn({ ...nothing, amount: '0', duration: 'many' })).toEqual({ skuId: '' })
  })
})

describe('the address of a ranking', () => {
  it.each([
    ['', { shelf: 'compute', by: 'sales' }],
    ['?shelf=application&by=newest', { shelf: 'application', by: 'newest' }],
    ['?shelf=elsewhere&by=%00', { shelf: 'compute', by: 'sales' }],
  ])('[R2.03][R2.10] %j is read as %j', (query, choice) => {
    expect(readRanking(new URLSearchParams(query))).toEqual(choice)
  })
})
