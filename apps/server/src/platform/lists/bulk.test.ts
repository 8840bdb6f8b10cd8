import { E } from '@compute-mall/core/fp'
import { refuse } from '@compute-mall/core/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { bulkOperation } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await sql`create table bulk_done (id text not null)`.execute(server.platform.db)
})
afterAll(() => server.stop())

const done = async () =>
  (await sql<{ id: string }>`select id from bulk_done order by id`.execute(server.platform.db)).rows.map(
    ({ id }) => id,
  )

describe('a bulk operation', () => {
  it('[D3] has one outcome for each id, and changes nothing when it is repeated', async () => {
    const request = {
      userId: 'u-1',
      key: 'bulk-key-0000000001',
      call: 'test.bulk',
      ids: ['a', 'no', 'b', 'a'],
    }
    const operate = () =>
      bulkOperation(server.platform, request, async (trx, id) => {
        await sql`insert into bulk_done values (${id})`.execute(trx)
        return id === 'no' ? E.left(refuse('SYS10002')) : E.right(undefined)
      })
    const expected = {
      outcomes: [
        { id: 'a', refusal: null },
        { id: 'no', refusal: { code: 'SYS10002', details: {} } },
        { id: 'b', refusal: null },
      ],
    }
    expect(await operate()).toEqual(expected)
    expect(await operate()).toEqual(expected)
    expect(await done()).toEqual(['a', 'b'])
  })
})
