import { Id, IntegerFromText, OneOf, Repeated } from '@compute-mall/core/codec'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noParams, optional, params } from './params.ts'

const Sort = OneOf('Sort', ['price', 'score'])
const codec = params(
  { shopId: Id },
  { sort: optional(Sort, null), pageNum: optional(IntegerFromText, 1), region: optional(Repeated(Id), []) },
)

describe('the parameters of an address', () => {
  it.each([
    ['shopId=7', { shopId: '7', sort: null, pageNum: 1, region: [] }],
    ['shopId=7&sort=score&pageNum=3', { shopId: '7', sort: 'score', pageNum: 3, region: [] }],
    ['shopId=7&sort=size&pageNum=x', { shopId: '7', sort: null, pageNum: 1, region: [] }],
    ['shopId=7&shopId=8', { shopId: '7', sort: null, pageNum: 1, region: [] }],
    ['shopId=7&region=bj&region=sz&other=1', { shopId: '7', sort: null, pageNum: 1, region: ['bj', 'sz'] }],
  ])('[R2.10] of %s are %j', (query, read) => {
    expect(codec.read([...new URLSearchParams(query)])).toEqual(read)
  })

  it.each(['', 'shopId=', 'shopId=a%20b', 'sort=price'])(
    '[R2.07] are none without what is required: %j',
    (query) => {
      expect(codec.read([...new URLSearchParams(query)])).toBeNull()
    },
  )

  it('[R2.10] are written without what is left out, or what is meant anyway', () => {
    expect(codec.write({ shopId: '7' })).toEqual([['shopId', '7']])
    expect(codec.write({ shopId: '7', pageNum: 1, sort: null })).toEqual([['shopId', '7']])
    expect(codec.write({ shopId: '7', pageNum: 2, region: ['bj', 'sz'] })).toEqual([
      ['shopId', '7'],
      ['pageNum', '2'],
      ['region', 'bj'],
      ['region', 'sz'],
    ])
  })

  it('[R2.10] are read as they were written', () => {
    const id = fc.stringMatching(/^[\w-]{1,64}$/)
    const given = fc.record({
      shopId: id,
      sort: fc.constantFrom('price', 'score', null),
      pageNum: fc.integer(),
      region: fc.array(id, { maxLength: 5 }),
    })
    fc.assert(
      fc.property(given, (said) => {
        expect(codec.read(codec.write(said))).toEqual(said)
      }),
    )
  })

  it('mean nothing to a page without any', () => {
    expect(noParams.read([['x', '1']])).toEqual({})
    expect(noParams.write({})).toEqual([])
  })
})
