import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'
import { audit, jobActor } from './index.ts'

const everything = readList(auditList, []).query
const { cursor: _cursor, limit: _limit, ...everythingExported } = everything

let server: TestServer
let admin: TestUser
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn({ user_name: 'theadmin', role_type: 'manager', role_ids: ['operateadmin'] })
})
afterAll(() => server.stop())

const write = (action: string, objectId: string, more = {}) =>
  server.platform.db.transaction().execute((trx) =>
    audit(trx, jobActor('shelf', new Date(server.clock())), {
      action,
      object: { type: 'goods', id: objectId },
      ...more,
    }),
  )

describe('the audit log', () => {
  it('[R6.01] is read by what was done to what, the latest first', async () => {
    await write('goods.listed', 'g-1', { before: { shelf: 'off' }, after: { shelf: 'on' }, reason: '到期' })
    await write('goods.unlisted', 'g-2')
    const { records, total } = await admin.get(auditEndpoints.list, {
      query: { ...everything, objectType: 'goods' },
    })
    expect([total, records.map(({ action }) => action).sort()]).toEqual([
      2,
      ['goods.listed', 'goods.unlisted'],
    ])
    const own = await admin.get(auditEndpoints.list, { query: { ...everything, objectId: 'g-1' } })
    expect(own.records).toEqual([
      expect.objectContaining({
        actor: 'shelf',
        actorId: null,
        source: 'job',
        before: { shelf: 'off' },
        after: { shelf: 'on' },
        reason: '到期',
      }),
    ])
  })

  it('[R6.01] never changes: the database refuses to update, delete or empty it', async () => {
    await write('goods.listed', 'g-3')
    const { db } = server.platform
    const attempts = [
      sql`update audit_log set actor = 'nobody'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow('never change')
  })

  it('[R6.01] is exported as a file that a spreadsheet reads, and the export is a line of it', async () => {
    await write('=cmd()', 'g-4')
    const query = { ...everythingExported, objectId: 'g-4' }
    const file = await admin.get(auditEndpoints.export, { query })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
    expect([file.fileName, file.contentType]).toEqual(['audit-2026-11-21.csv', 'text/csv; charset=utf-8'])
    expect(text.startsWith('\uFEFF时间（UTC+8）,操作人,')).toBe(true)
    expect(text).toContain(",'=cmd(),商品,g-4,")
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
    const { records } = await admin.get(auditEndpoints.list, {
      query: { ...everything, action: 'audit.exported' },
    })
    expect(records).toEqual([
      expect.objectContaining({ actor: 'theadmin', source: 'staff', after: { objectId: 'g-4' } }),
    ])
    expect(records[0]?.requestId).toMatch(/^\w{32}$/)
    const again = await admin.get(auditEndpoints.export, {
      query: { ...query, objectId: records[0]?.objectId },
    })
    expect(new TextDecoder().decode(again.bytes)).toContain('"管理权限, 运营协助, 运营"')
  })

  it('[S2] is refused in the envelope to who may not read it, file or not', async () => {
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    const answer = await operator.call(auditEndpoints.export, { query: everythingExported })
    expect(E.isLeft(answer) && answer.left).toMatchObject({ kind: 'refused', error: { code: 'AUTH10004' } })
  })

  it('[R6.06] is searched by actor, object, request, kind, source and time', async () => {
    const before = new Date(server.clock()).toISOString()
    server.clock.advance(60_000)
    await write('goods.unlisted', 'g-9')
    const written = new Date(server.clock()).toISOString()
    server.clock.advance(60_000)
    await admin.get(auditEndpoints.export, { query: { ...everythingExported, objectId: 'g-9' } })
    const found = async (asked: object) =>
      (await admin.get(auditEndpoints.list, { query: { ...everything, from: written, ...asked } })).records
    const actionsOf = async (asked: object) => (await found(asked)).map(({ action }) => action)
    expect(await actionsOf({ keyword: 'SHELF' })).toEqual(['goods.unlisted'])
    expect(await actionsOf({ keyword: 'g-9' })).toEqual(['goods.unlisted'])
    expect(await actionsOf({ keyword: 'she' })).toEqual([])
    const [exported] = await found({ keyword: 'TheAdmin' })
    expect(exported?.action).toBe('audit.exported')
    expect(await actionsOf({ keyword: exported?.requestId ?? 'none' })).toEqual(['audit.exported'])
    expect(await actionsOf({ action: 'goods.unlisted' })).toEqual(['goods.unlisted'])
    expect(await actionsOf({ objectType: 'audit' })).toEqual(['audit.exported'])
    expect(await actionsOf({ source: 'job' })).toEqual(['goods.unlisted'])
    const until = new Date(Date.parse(written) + 1).toISOString()
    expect(await actionsOf({ until })).toEqual(['goods.unlisted'])
    expect(await actionsOf({ from: before, until: written, objectId: 'g-9' })).toEqual([])
  })
})
