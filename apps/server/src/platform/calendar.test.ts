import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { dueInWorkdays } from './calendar.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('the business calendar', () => {
  it('[R4.03] counts working days of UTC+8, with the holidays that were entered', async () => {
    const { db } = server.platform
    const friday = new Date('2026-11-20T02:00:00Z')
    expect(await dueInWorkdays(db, friday, 3)).toEqual(new Date('2026-11-25T16:00:00Z'))
    await db
      .insertInto('calendar_exceptions')
      .values([
        { day: '2026-11-23', is_workday: false, name: '校庆' },
        { day: '2020-01-01', is_workday: false, name: '元旦' },
      ])
      .execute()
    expect(await dueInWorkdays(db, friday, 3)).toEqual(new Date('2026-11-26T16:00:00Z'))
  })
})
