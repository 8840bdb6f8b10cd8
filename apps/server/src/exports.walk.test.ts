import { contract } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Endpoint } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { shopStatementList, statementEndpoints } from '@compute-mall/core/statement'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from './demo.ts'
import { calls } from './testing/contract.ts'
import { csvRows } from './testing/csv.ts'
import { startTestServer, type TestServer } from './testing/index.ts'

const HOSTILE = '=HYPERLINK("http://a.test","看, 这里")'
/** What a spreadsheet would take for a number or a date. */
const NUMERIC = '00123456789012345678'

let server: TestServer
let statementId: string
beforeAll(async () => {
  server = await startTestServer()
  const { blobs, db, vault } = server.platform
  const { seedAll } = await loadDemo()
  await db.transaction().execute((trx) => seedAll(trx, { blobs, vault, now: new Date(server.clock()) }))
  for (const job of ['outbox', 'provisioning', 'statements', 'outbox']) await server.runJob(job)
  const words = JSON.stringify({ zh: HOSTILE, en: HOSTILE })
  await sql`update users set user_name = ${HOSTILE} || id`.execute(db)
  await sql`update shops set name = ${words}::json`.execute(db)
  await sql`update goods_lives set name = ${words}::json`.execute(db)
  await sql`update order_lines set document = jsonb_set(document::jsonb, '{name}', ${words}::jsonb)`.execute(
    db,
  )
  await sql`update feedback set text = ${HOSTILE}, page = ${NUMERIC}`.execute(db)
  await sql`update invoices set title = ${NUMERIC}, tax_number = ${HOSTILE}`.execute(db)
  await sql`update refunds set transaction_no = ${NUMERIC} || id`.execute(db)
  const seller = await server.signInAgain('u-seller')
  const query = readList(shopStatementList, []).query
  const page = await seller.get(statementEndpoints.shopList, { query })
  statementId = page.records[0]?.statementId ?? ''
}, 300_000)
afterAll(() => server.stop())

const exportCalls = calls.filter(([, call]) => call.path.endsWith('/export'))
const readerOf = ({ path }: Endpoint) =>
  path.startsWith('/mall/admin') ? 'u-superadmin' : path.startsWith('/mall/seller') ? 'u-seller' : 'u-leader'
/** Nothing is in these in the demonstration. */
const EMPTY = ['payment.exportBillDifferences']
/** Heads of columns that count something. */
const COUNTS = new Set(
  '数量 时长 剩余库存 销量 提交次数 尝试次数 图片 使用商品数 购买数量 用量 明细数'.split(' '),
)
/** Heads of columns of calendar days. */
const DAYS = new Set(['银行转账日期'])
/** Columns of which a count says nothing without the column after it. */
const UNIT_AFTER: Readonly<Record<string, string>> = {
  数量: '单位',
  购买数量: '单位',
  时长: '时长单位',
  '最低价（元）': '计价单位',
}
const MISREAD = /^\s*[=+\-@＝＋－＠\t]|^[\d\s.,:/()%¥-]*\d[\d\s.,:/()%¥-]*$/
const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/

describe('every export of the contract', () => {
  it('[S8] is known here', () => {
    expect(Object.keys(contract).length).toBeGreaterThan(10)
    expect(exportCalls.length).toBeGreaterThanOrEqual(24)
  })

  it.each(exportCalls)('[S8] %s reads back as it was meant, from hostile rows', async (name, call) => {
    const reader = await server.signInAgain(readerOf(call))
    const response = await reader.send({
      method: 'GET',
      url: call.path.replace(':statementId', statementId),
      headers: { 'x-mall-version': '2.19.0' },
    })
    const bytes = response.rawPayload
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head = [], ...rows] = csvRows(new TextDecoder().decode(bytes)).slice(0, -1)
    expect(rows.length > 0 || EMPTY.includes(name)).toBe(true)
    for (const [index, title] of head.entries())
      if (title in UNIT_AFTER) expect([title, head[index + 1]]).toEqual([title, UNIT_AFTER[title]])
    for (const row of rows) {
      expect(row).toHaveLength(head.length)
      row.forEach((cell, index) => {
        const title = head[index] ?? ''
        const where = `${title}: ${cell}`
        expect(cell.trimEnd(), where).toBe(cell)
        if (cell === '') return
        if (/（元）$|（%）$/.test(title)) expect(cell, where).toMatch(/^-?\d+(\.\d+)?$/)
        else if (/（UTC\+8）$/.test(title)) expect(TIME.test(cell) || !/\d/.test(cell), where).toBe(true)
        else if (DAYS.has(title)) expect(cell, where).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        else if (COUNTS.has(title)) expect(cell, where).toMatch(/^-?\d+(\.\d+)?$/)
        else expect(MISREAD.test(cell), where).toBe(false)
        expect(cell, where).not.toMatch(/\d{4}-\d{2}-\d{2}T\d{2}:/)
      })
    }
  })

  it('[S8] shows the hostile texts whole, marked as text', async () => {
    const reader = await server.signInAgain('u-superadmin')
    const answer = await reader.call(contract.invoice.export, {
      query: { state: undefined, type: undefined, toCorrect: undefined, keyword: undefined, sort: undefined },
    })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    const [head = [], ...rows] = csvRows(new TextDecoder().decode(answer.right.bytes)).slice(0, -1)
    const columnOf = (title: string) => new Set(rows.map((row) => row[head.indexOf(title)]))
    expect(columnOf('发票抬头')).toEqual(new Set([`'${NUMERIC}`]))
    expect(columnOf('税号')).toEqual(new Set([`'${HOSTILE}`]))
    expect([...columnOf('发票类型')].toSorted()).toEqual(['增值税专用发票', '增值税普通发票'])
  })
})
