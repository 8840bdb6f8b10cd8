import { readList } from '@compute-mall/core/list'
import { shopStatementList, statementEndpoints } from '@compute-mall/core/statement'
import { expect, it } from 'vitest'
import { loadDemo } from '../demo.ts'
import { startTestServer } from '../testing/index.ts'

it('[R1.07][W18] the demonstration has statements of a shop in each state that it meets: open, closed, disputed and paid', async () => {
  const server = await startTestServer()
  const { blobs, db, vault } = server.platform
  const { seedAll } = await loadDemo()
  await db.transaction().execute((trx) => seedAll(trx, { blobs, vault, now: new Date(server.clock()) }))
  const seller = await server.signInAgain('u-seller')
  const query = readList(shopStatementList, []).query
  const statements = async () => (await seller.get(statementEndpoints.shopList, { query })).records
  const before = await statements()
  expect(before.map(({ from, status, lines }) => [from, status, lines])).toEqual([
    ['2026-11-01', 'open', 1],
    ['2026-10-01', 'closed', 3],
    ['2026-09-01', 'disputed', 2],
    ['2026-08-01', 'paid', 1],
  ])
  for (const { sales, fees, total } of before) {
    expect(Number(fees)).toBeGreaterThan(0)
    expect(Number(sales) - Number(fees)).toBeCloseTo(Number(total), 2)
  }
  // What the outbox tells afterwards was booked already.
  await server.runJob('outbox')
  await server.runJob('statements')
  expect(await statements()).toEqual(before)
  await server.stop()
}, 300_000)
