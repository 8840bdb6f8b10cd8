import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NamedGoods } from '../goods/index.ts'
import {
  isSuggestible,
  movedTo,
  SUGGESTED,
  startingSuggestions,
  suggestedTopics,
  suggestionsOf,
  topicsFor,
  withRecent,
} from './index.ts'

const goods = (id: string): NamedGoods => ({ id, name: { zh: `商品${id}`, en: `Goods ${id}` } })

describe('suggestions of the search', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['a', false],
    ['a8', true],
    ['卡', true],
    [' 卡 ', true],
  ])('are asked for at %o: %o', (typed, asked) => expect(isSuggestible(typed)).toBe(asked))

  it('name the words that were meant first, then goods, then shops', () => {
    const all = suggestionsOf({ goods: [goods('1')], shops: [goods('s')], correctedWords: 'gromacs' })
    expect(all.map((one) => (one.kind === 'words' ? one.words : `${one.kind} ${one.id}`))).toEqual([
      'gromacs',
      'goods 1',
      'shop s',
    ])
  })

  it('show favourites before anything is typed, and of the others what was looked at last', () => {
    const all = startingSuggestions([goods('1'), goods('2')], [goods('2')])
    expect(all.map((one) => one.kind !== 'words' && `${one.kind} ${one.id}`)).toEqual([
      'favourite 2',
      'recent 1',
    ])
  })

  it('are walked through by arrow keys, past the ends back into the field', () => {
    expect([movedTo(null, 1, 2), movedTo(0, 1, 2), movedTo(1, 1, 2)]).toEqual([0, 1, null])
    expect([movedTo(null, -1, 2), movedTo(1, -1, 2), movedTo(0, -1, 2)]).toEqual([1, 0, null])
    expect(movedTo(null, 1, 0)).toBeNull()
  })

  it('remember each product once, the latest first, and few of them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefghijklmno')), (seen) => {
        const kept = seen.reduce<readonly NamedGoods[]>((list, id) => withRecent(list, goods(id)), [])
        const ids = kept.map(({ id }) => id)
        expect(ids).toEqual([...new Set(seen.toReversed())].slice(0, SUGGESTED.kept))
      }),
    )
  })
  it.each([
    ['发票', ['/invoices']],
    ['怎么开发票', ['/invoices']],
    ['INVOICE', ['/invoices']],
    ['退款', ['/orders']],
    ['a800', []],
    ['', []],
  ])('[R2.10] for %o lead to the help topics %j', (typed, ids) => {
    const topics = [
      { id: '/invoices', name: { zh: '发票管理', en: 'Invoices' }, keywords: ['发票', '开票'] },
      { id: '/orders', name: { zh: '我的订单', en: 'Orders' }, keywords: ['退款'] },
    ]
    expect(suggestedTopics(topicsFor(typed, topics)).map((one) => one.kind === 'help' && one.id)).toEqual(ids)
  })
})
