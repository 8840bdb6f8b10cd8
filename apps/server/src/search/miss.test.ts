import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { missEndpoints as calls, MISSES, missList, type SearchMiss } from '@compute-mall/core/search'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'
import { forgetMisses } from './store/misses.ts'

let server: TestServer
let operator: TestUser
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.signIn({ user_name: 'otto', role_type: 'manager', role_ids: ['operator'] })
})
afterAll(() => server.stop())

const track = (miss: Partial<SearchMiss>) =>
  server.visitor().get(calls.trackMiss, {
    body: { keyWords: 'h100', outcome: 'nothing', message: '没有找到', ...miss },
  })
const read = async (...asked: readonly (readonly [string, string])[]) =>
  (await operator.get(calls.misses, { query: readList(missList, asked).query })).records

describe('searches that went wrong', () => {
  it('[R8.03] are counted by words and outcome, the most frequent first, with what was told last', async () => {
    await track({ keyWords: 'B200' })
    await track({ keyWords: ' Ｈ100 ', message: '没有找到与“Ｈ100”相关的商品' })
    await track({ keyWords: 'H100', message: 'Nothing found for "H100"' })
    await track({ keyWords: 'h100', outcome: 'failed', message: '系统繁忙' })
    const rows = (await read()).map(({ words, outcome, times, message }) => [words, outcome, times, message])
    expect(rows[0]).toEqual(['h100', 'nothing', 2, 'Nothing found for "H100"'])
    expect(rows.slice(1)).toHaveLength(2)
    expect(rows).toContainEqual(['b200', 'nothing', 1, '没有找到'])
    expect(rows).toContainEqual(['h100', 'failed', 1, '系统繁忙'])
  })

  it('[R8.03] are narrowed by outcome and by part of the words', async () => {
    expect((await read(['outcome', 'failed'])).map(({ words }) => words)).toEqual(['h100'])
    expect((await read(['keyword', 'B2'])).map(({ words }) => words)).toEqual(['b200'])
    expect(await read(['keyword', '%'])).toEqual([])
  })

  it('[S4] of one address are counted so often a minute alone, and always answered alike', async () => {
    for (let i = 0; i < MISSES.perMinute + 5; i++) expect(await track({ keyWords: 'flood' })).toBeNull()
    const [flood] = await read(['keyword', 'flood'])
    expect(flood?.times).toBeLessThan(MISSES.perMinute)
  })

  it('[S2] are read by operators alone', async () => {
    const query = { query: readList(missList, []).query }
    for (const caller of [
      await server.signIn(),
      await server.signIn({ role_type: 'manager', role_ids: ['market'] }),
    ]) {
      const answer = await caller.call(calls.misses, query)
      expect(E.isLeft(answer) && answer.left.kind === 'refused' && answer.left.error.code).toBe('AUTH10004')
    }
  })

  it('[R8.03] are forgotten after ninety days', async () => {
    const { db } = server.platform
    await forgetMisses(db, server.clock() + (MISSES.keptDays - 1) * DAY_MS)
    expect(await read()).not.toEqual([])
    await forgetMisses(db, server.clock() + (MISSES.keptDays + 1) * DAY_MS)
    expect(await read()).toEqual([])
  })
})
