import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'
import { refreshIndex } from './store/refresh.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
  await refreshIndex(server.platform.db, new Date(server.clock()))
})
afterAll(() => server.stop())

const goods = (words: string, searchType: 'all' | 'base' | 'application' = 'all') => {
  const usual = searchFixtures.request(words)
  return server.visitor().get(searchEndpoints.goods, {
    body: { ...usual, query: { ...usual.query, searchType } },
  })
}
const shops = (words: string) =>
  server.visitor().get(searchEndpoints.shops, { body: searchFixtures.request(words) })

describe('search by what people type', () => {
  it.each([
    ['气象', '氣象'],
    ['云服务器', '雲服務器'],
    ['显卡', '顯卡'],
    ['深度学习', '深度學習'],
  ])('[R2.10] finds the same goods by %s and %s', async (simplified, traditional) => {
    const found = await goods(simplified)
    expect(found.total).toBeGreaterThan(0)
    expect(await goods(traditional)).toMatchObject({ total: found.total, correctedWords: null })
  })

  it('[R2.10] finds goods and shops with traditional names by simplified characters', async () => {
    const { db } = server.platform
    await sql`update goods set document = jsonb_set(document::jsonb, '{name,zh}', '"龍騰雲機"')
      where id = (select min(id) from goods where display)`.execute(db)
    await sql`insert into search_changes (goods_id) select min(id) from goods where display`.execute(db)
    await refreshIndex(db, new Date(server.clock()))
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await goods('龙腾云机')).total).toBe(1)
    expect((await goods('龍騰雲機')).total).toBe(1)
    const [simplified, traditional] = [await shops('数据'), await shops('數據')]
    expect(simplified.total).toBeGreaterThan(0)
    expect(traditional).toMatchObject({ total: simplified.total, correctedWords: null })
  })

  it('[R2.10] suggests the same for traditional characters', async () => {
    const suggested = (keyWords: string) =>
      server.visitor().get(searchEndpoints.suggestions, { query: { keyWords } })
    expect((await suggested('雲服務器')).goods).toEqual((await suggested('云服务器')).goods)
  })

  it.each([
    ['zzqqxx GROMACS', 'gromacs'],
    ['GROMACS 魑魅魍魉', 'gromacs'],
    ['魑魅魍魉A800', 'a800'],
    ['A8OO zzqqxx', 'a800'],
  ])('[R2.10] drops what is unknown of %s', async (words, rest) => {
    const { total } = await goods(rest)
    expect(total).toBeGreaterThan(0)
    expect(await goods(words)).toMatchObject({ total, correctedWords: rest })
  })

  it('[R2.10] drops the last word where words find nothing together', async () => {
    expect((await goods('GROMACS RTX4090')).correctedWords).toBe('gromacs')
  })

  it.each([
    ['A8OO', 'a800'],
    ['a8oo', 'a800'],
    ['Ｈ8OO', 'h800'],
    ['RTX4O90', 'rtx4090'],
    ['A900', 'a800'],
  ])('[R2.10] takes %s for %s', async (words, model) => {
    const found = await goods(words)
    expect(found.correctedWords).toBe(model)
    expect(found.total).toBeGreaterThan(0)
  })

  it('[R2.10] takes letters for the digits they look like where the model is only a substitute', async () => {
    const { total } = await goods('H100')
    expect(total).toBeGreaterThan(0)
    for (const words of ['HlOO', 'Hl00', 'H1OO', 'HI00']) expect(await goods(words)).toMatchObject({ total })
  })

  it.each(['RoCE', 'roce', 'InfiniBand', 'CUDA', 'PyTorch', 'vLLM', 'RDMA'])(
    '[R2.10] finds goods by the parameter or framework %s',
    async (words) => {
      expect(await goods(words)).toMatchObject({ correctedWords: null })
      expect((await goods(words)).total).toBeGreaterThan(0)
    },
  )

  it('[R2.10] finds nothing where every word is unknown', async () => {
    expect(await goods('zzzzqqqq xxxxyyyy')).toMatchObject({ total: 0, correctedWords: null })
  })
})
