import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CartItem,
  cartMessages,
  cartTotals,
  cartView,
  groupByCenter,
  isMendable,
  itemRefusals,
  MAXIMUM_AMOUNT,
  priceMove,
} from './index.ts'
import { cartFixtures } from './testing/index.ts'

const { cardHours, storage, licence, offShelf } = cartFixtures
const all = [cardHours, storage, licence, offShelf]
const OPEN = { purchaseEnable: true }

const goods = (changes: Partial<CartItem['goods']>): Partial<CartItem> => ({
  goods: { ...cardHours.goods, ...changes },
})

describe('cart lines', () => {
  it.each<[string, CartItem, Partial<CartItem>, string[]]>([
    ['is in order', cardHours, {}, []],
    ['is off the shelf', cardHours, goods({ display: false }), ['MALL10002']],
    ['is sold out', cardHours, goods({ availability: 4 }), ['PURCHASE10010']],
    ['is no longer offered in its centre', cardHours, goods({ availableCluster: false }), ['PURCHASE10015']],
    ['is less than the minimum', storage, { purchaseAmount: 99 }, ['CART10001']],
    ['is the minimum', storage, { purchaseAmount: 100 }, []],
    ['is the maximum', storage, { purchaseAmount: 100_000 }, []],
    ['is more than the maximum', storage, { purchaseAmount: 100_001 }, ['CART10001']],
    [
      'is under limits that leave nothing',
      storage,
      { limit: { ...storage.limit, amount: 100_001 } },
      ['CART10006'],
    ],
    ['is storage for too short a time', storage, { purchaseDuration: 2 }, ['CART10002']],
    ['is storage for the minimum duration', storage, { purchaseDuration: 3 }, []],
    [
      'is no storage, whatever its duration',
      { ...cardHours, limit: storage.limit },
      { purchaseDuration: 1 },
      [],
    ],
    [
      'is both too little and too short',
      storage,
      { purchaseAmount: 1, purchaseDuration: 1 },
      ['CART10001', 'CART10002'],
    ],
    [
      'is off the shelf and too little',
      storage,
      { ...goods({ display: false }), purchaseAmount: 1 },
      ['MALL10002', 'CART10001'],
    ],
  ])('[R5.09] a line that %s', (_, item, changes, codes) => {
    expect(itemRefusals({ ...item, ...changes }).map(({ code }) => code)).toEqual(codes)
  })

  it('[R5.09] names the limits in the refusal', () => {
    expect(itemRefusals({ ...storage, purchaseAmount: 1, purchaseDuration: 1 })).toEqual([
      { code: 'CART10001', details: { minimum: 100, maximum: 100_000 } },
      { code: 'CART10002', details: { minimum: 3 } },
    ])
  })

  it('[R9.01] knows the greatest amount', () => {
    expect(MAXIMUM_AMOUNT).toBe(99_999_999)
    expect(itemRefusals({ ...cardHours, purchaseAmount: 99_999_999 })).toEqual([])
    expect(itemRefusals({ ...cardHours, purchaseAmount: 100_000_000 }).length).toBe(1)
  })

  it('[R5.09] tells what a change can mend from what nothing mends', () => {
    expect(isMendable({ ...storage, purchaseAmount: 1 })).toBe(true)
    const barred = { ...storage, limit: { ...storage.limit, amount: 100_001 } }
    const unmendable = [offShelf, { ...cardHours, ...goods({ availability: 4 }) }, barred]
    expect(unmendable.map(isMendable)).toEqual([false, false, false])
  })

  it.each([
    [cardHours, null],
    [storage, { kind: 'dropped', by: '0.05' }],
    [licence, { kind: 'risen', by: '111' }],
    [{ ...cardHours, price: { ...cardHours.price, added: '25.6' } }, null],
  ] as const)('[R5.12] tells how a price has moved since it was added', (item, move) => {
    expect(priceMove(item)).toEqual(move)
  })

  it('[R3.01] groups lines by centre and then by shop, in the order of the cart', () => {
    const again = { ...cardHours, id: 'cart_5' }
    const otherShop = { ...cardHours, id: 'cart_6', goods: { ...cardHours.goods, shopId: '1002' } }
    expect(
      groupByCenter([cardHours, licence, otherShop, again]).map(({ clusterId, shops }) => [
        clusterId,
        shops.map(({ shopId, items }) => [shopId, items.map(({ id }) => id)]),
      ]),
    ).toEqual([
      [
        'c-kunshan',
        [
          ['1001', ['cart_1', 'cart_5']],
          ['1002', ['cart_6']],
        ],
      ],
      [null, [['1002', ['cart_3']]]],
    ])
  })

  it('[R3.01] keeps the lines of two centres apart', () => {
    const elsewhere = { ...cardHours, id: 'cart_7', clusterId: 'c-chengdu' }
    expect(
      groupByCenter([cardHours, elsewhere]).map(({ clusterId, shops }) => [clusterId, shops.length]),
    ).toEqual([
      ['c-kunshan', 1],
      ['c-chengdu', 1],
    ])
  })

  it('[R3.01] loses and repeats no line in grouping', () => {
    const line = fc.record({
      id: fc.uuid(),
      cluster: fc.constantFrom(null, 'a', 'b'),
      shop: fc.constantFrom('1', '2', '3'),
    })
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id }), (lines) => {
        const items = lines.map(({ id, cluster, shop }) => ({
          ...cardHours,
          id,
          clusterId: cluster,
          goods: { ...cardHours.goods, shopId: shop },
        }))
        const ids = groupByCenter(items).flatMap(({ shops }) =>
          shops.flatMap(({ items: of }) => of.map(({ id }) => id)),
        )
        expect([...ids].sort()).toEqual(items.map(({ id }) => id).sort())
      }),
    )
  })

  it('[R9.05] totals lines exactly', () => {
    expect(cartTotals([cardHours, storage])).toEqual({
      lines: 2,
      sourceTotal: '32750.00',
      actualTotal: '26350.00',
      saved: '6400.00',
    })
    expect(cartTotals([])).toEqual({ lines: 0, sourceTotal: '0.00', actualTotal: '0.00', saved: '0.00' })
  })
})

describe('the cart screen', () => {
  it('[R5.09] keeps what cannot be bought any more in a block of its own, with the reason', () => {
    const view = cartView(all, [], OPEN)
    expect(view.invalid.map(({ item, reasons }) => [item.id, reasons.map(({ key }) => key)])).toEqual([
      ['cart_4', ['error:MALL10002']],
    ])
    expect(view.selectable).toEqual(['cart_1', 'cart_2', 'cart_3'])
    expect(view.commands).toEqual({ checkOut: false, removeSelected: false, clearInvalid: true })
  })

  it.each([
    [[], 'none', '0.00', [], false, 'selectFirst'],
    [['cart_1'], 'some', '25600.00', ['cart_1'], true, undefined],
    [['cart_1', 'cart_2', 'cart_3'], 'all', '32349.00', ['cart_1', 'cart_2', 'cart_3'], true, undefined],
    [['cart_4'], 'none', '0.00', [], false, 'selectFirst'],
    [['gone', 'cart_2'], 'some', '750.00', ['cart_2'], true, undefined],
  ] as const)('[R5.09] with %j selected: %s, %s', (selected, selection, total, chosen, open, hint) => {
    const view = cartView(all, selected, OPEN)
    expect([view.selection, view.totals.actualTotal, view.chosen]).toEqual([selection, total, chosen])
    expect(view.commands.checkOut).toBe(open)
    expect(view.checkOutHint?.key).toBe(hint && `cart:${hint}`)
  })

  it('[R5.09] checks out nothing while a selected line must be mended', () => {
    const view = cartView([cardHours, { ...storage, purchaseAmount: 1 }], ['cart_1', 'cart_2'], OPEN)
    expect(view.commands.checkOut).toBe(false)
    expect(view.checkOutHint).toEqual({ key: 'cart:mendFirst' })
    expect(view.totals.actualTotal).toBe('25600.00')
  })

  it('[R5.15] checks out nothing while the site sells nothing, and says so before all else', () => {
    for (const selected of [[], ['cart_1']]) {
      const view = cartView(all, selected, { purchaseEnable: false })
      expect(view.commands).toEqual({
        checkOut: false,
        removeSelected: selected.length > 0,
        clearInvalid: true,
      })
      expect(view.checkOutHint).toEqual({ key: 'error:PURCHASE10018' })
    }
  })

  it('[R5.12] tips off about prices that have moved, in money', () => {
    const tips = cartView([cardHours, storage, licence], [], OPEN).centers.flatMap(({ shops }) =>
      shops.flatMap(({ lines }) => lines.map(({ priceTip }) => priceTip)),
    )
    expect(tips).toEqual([
      null,
      { key: 'cart:priceDropped', values: { amount: '¥0.05' } },
      { key: 'cart:priceRisen', values: { amount: '¥111.00' } },
    ])
    expect(cartMessages.zh.priceDropped).toBe('比加入时降价 {{amount}}')
    expect(cartView([offShelf], [], OPEN).invalid.map(({ priceTip }) => priceTip)).toEqual([null])
  })

  it('[R3.01] knows that it is empty', () => {
    expect(cartView([], [], OPEN).isEmpty).toBe(true)
    expect(cartView([offShelf], [], OPEN).isEmpty).toBe(false)
  })
})
