import { goodsEndpoints, ownGoodsList } from '@compute-mall/core/goods'
import { identityEndpoints, personList } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { orderEndpoints, orderList } from '@compute-mall/core/order'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
} from '../../testing/index.ts'
import { plainWords } from '../lexemes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
})
afterAll(() => server.stop())

const folded = async (text: string): Promise<string | undefined> =>
  (await sql<{ plain: string }>`select folded(${text}) as plain`.execute(server.platform.db)).rows[0]?.plain

/** Every character of a range, in texts of 1,000. */
const textsOf = (first: number, last: number): readonly string[] => {
  const all = Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
  return Array.from({ length: Math.ceil(all.length / 1000) }, (_, i) =>
    all.slice(1000 * i, 1000 * (i + 1)).join(''),
  )
}

describe('the words of lists', () => {
  it.each([
    ['ideographs', 0x3400, 0x9fff],
    ['compatibility ideographs', 0xf900, 0xfaff],
    ['full-width letters', 0xff01, 0xff5e],
    ['ASCII', 0x20, 0x7e],
  ])('[R7.02] are folded by the database as by the search: %s', async (_, first, last) => {
    for (const text of textsOf(first, last)) expect(await folded(text)).toBe(plainWords(text))
  })

  it('[R7.02] are folded in every column that lists are searched by', async () => {
    const { rows } = await sql<{ column: string; expression: string }>`
      select table_name || '.' || column_name as column, generation_expression as expression
      from information_schema.columns
      where table_schema = current_schema() and is_generated = 'ALWAYS'
        and column_name in ('search_text', 'names', 'shop_names')`.execute(server.platform.db)
    expect(rows.length).toBeGreaterThanOrEqual(10)
    expect(rows.filter(({ expression }) => !expression.startsWith('folded('))).toEqual([])
  })
})

describe('a keyword', () => {
  it('[R7.02] in traditional or simplified characters finds people of either', async () => {
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    const ids: string[] = []
    for (const user_name of ['张伟云', '張偉雲']) ids.push((await server.signIn({ user_name })).id)
    for (const keyword of ['张伟云', '張偉雲', '張伟云', '偉']) {
      const query = { ...readList(personList, []).query, keyword }
      const { records } = await admin.get(identityEndpoints.people, { query })
      expect(records.map(({ userId }) => userId).toSorted()).toEqual(ids.toSorted())
    }
  })

  it.each(['節點', '节点', 'Ａ８００'])('[R7.02] %s finds own goods, and orders of them', async (keyword) => {
    await putOnSale(server.platform.db)
    const seller = await server.signIn({ retailer_id: '1001' })
    const goods = await seller.get(goodsEndpoints.ownList, {
      query: { ...readList(ownGoodsList, []).query, keyword },
    })
    expect(goods.records.length).toBeGreaterThan(0)
    const buyer = await server.signIn()
    await order(buyer, intentFor(await putOnSale(server.platform.db)))
    const orders = await buyer.get(orderEndpoints.list, {
      query: { ...readList(orderList, []).query, keyword },
    })
    expect(orders.records).toHaveLength(1)
  })

  it('[R7.02] is no pattern, in whatever width its signs are written', async () => {
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    await server.signIn({ user_name: '100％ off' })
    const found = async (keyword: string) =>
      (await admin.get(identityEndpoints.people, { query: { ...readList(personList, []).query, keyword } }))
        .records
    expect(await found('100%')).toHaveLength(1)
    expect(await found('1％f')).toEqual([])
    expect(await found('＼')).toEqual([])
  })
})
