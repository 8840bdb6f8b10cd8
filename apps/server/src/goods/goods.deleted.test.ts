import { E } from '@compute-mall/core/fp'
import { goodsEndpoints as calls } from '@compute-mall/core/goods'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, putOnSale, startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { GOODS_ACCESS: 'public' } })
})
afterAll(() => server.stop())

const refusalOf = async <EP extends Endpoint>(caller: Caller, call: EP, input: InputOf<EP>) => {
  const answer = await caller.call(call, input)
  return E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error.code : 'answered'
}

describe('goods that their seller has deleted', () => {
  it('[R4.03][S1] are there for nobody: details, skus, reviews and needed resources', async () => {
    const { db } = server.platform
    const { goodsId } = await putOnSale(db)
    const visitor = server.visitor()
    const byId = { params: { id: goodsId } }
    expect(await refusalOf(visitor, calls.skus, byId)).toBe('answered')
    await sql`insert into goods_lives (goods_id, shop_id, kind, name, shelf, review, created_at, changed_at, deleted_at)
      select id, shop_id, kind, document->'name', 'off', 'passed', now(), now(), now() from goods where id = ${goodsId}
      on conflict (goods_id) do update set deleted_at = now(), shelf = 'off'`.execute(db)
    await sql`update goods set display = false where id = ${goodsId}`.execute(db)
    const customer = await server.signIn()
    for (const caller of [visitor, customer]) {
      for (const call of [calls.detail, calls.skus, calls.dependResource])
        expect(await refusalOf(caller, call, byId)).toBe('MALL10001')
      const query = { pageNum: 1, pageSize: 5 }
      expect(await refusalOf(caller, calls.reviews, { ...byId, query })).toBe('MALL10001')
    }
  })
})
