import { SUGGESTED, searchEndpoints } from '@compute-mall/core/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
})
afterAll(() => server.stop())

const suggested = (keyWords: string) =>
  server.visitor().get(searchEndpoints.suggestions, { query: { keyWords } })

describe('suggestions of the search', () => {
  it.each(['a8', 'A800', '英伟达'])('name goods for %s, few of them', async (keyWords) => {
    const { goods, correctedWords } = await suggested(keyWords)
    expect(goods.length).toBeGreaterThan(0)
    expect(goods.length).toBeLessThanOrEqual(SUGGESTED.goods)
    expect(correctedWords).toBeNull()
  })

  it('name shops', async () => {
    const { shops } = await suggested('平台自营')
    expect(shops.map(({ id }) => id)).toContain('1001')
  })

  it('put words right that find nothing', async () => {
    const { correctedWords, goods } = await suggested('gromcas')
    expect(correctedWords).toBe('gromacs')
    expect(goods[0]?.name.en).toMatch(/gromacs/i)
  })

  it('are none for words that mean nothing, and for none', async () => {
    const nothing = { goods: [], shops: [], correctedWords: null }
    expect(await suggested('  ')).toEqual(nothing)
    expect(await suggested('zzzzqqqq')).toEqual(nothing)
  })
})
