import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from './migrations.ts'
import { type Connection, connectInMemory } from './platform/database/index.ts'

let connection: Connection
let db: Kysely<unknown>
let migrator: Migrator
beforeAll(async () => {
  connection = await connectInMemory()
  db = new Kysely({ dialect: new PostgresDialect({ pool: connection.pool }) })
  migrator = new Migrator({ db, provider: migrations, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateTo('20261122T1620-work-pieces')
  if (error !== undefined) throw error
}, 120_000)
afterAll(() => connection.close())

const addApplication = async (id: string, status: string, day: number, picture: string) => {
  const at = `2026-11-0${day}T02:00:00Z`
  const document = JSON.stringify({ certificationImg: picture, logoImg: '', realName: '星澜' })
  await sql`insert into settlement_applications (id, user_id, request_key, status, applicant_type, real_name, shop_name,
    document, identification_sealed, bank_account_sealed, applied_at, reviewed_at)
    values (${id}, 'u-1', ${id}, ${status}, 'PERSONAL', '星澜', '星澜', ${document}, '', '', ${at},
      ${status === 'REJECTED' ? at : null})`.execute(db)
}

describe('the migration of applications that were there before', () => {
  it('[R4.01] marks each of them and gives each the picture that it was handed in with', async () => {
    await sql`insert into users (id, user_name, password_hash, user_label_id, role_type, highest_role_level, language,
      created_at) values ('u-1', 'one', 'x', '1', 'common', 1, 'zh', now())`.execute(db)
    await addApplication('a-1', 'REJECTED', 1, 'p-1')
    await addApplication('a-2', 'IN_REVIEW', 5, 'p-1')
    await sql`insert into settlement_pictures (id, user_id, use, content_type, sealed, application_id, uploaded_at)
      values ('p-1', 'u-1', 'certificationImg', 'image/png', '', 'a-2', now())`.execute(db)
    const { error } = await migrator.migrateToLatest()
    expect(error).toBeUndefined()
    const marks =
      await sql`select id, number, revision, closed_at is null as waits from submissions order by id`.execute(
        db,
      )
    expect(marks.rows).toEqual([
      { id: 'a-1', number: 1, revision: 1, waits: false },
      { id: 'a-2', number: 2, revision: 2, waits: true },
    ])
    const links =
      await sql`select application_id, picture_id from settlement_application_pictures order by 1`.execute(db)
    expect(links.rows).toEqual([
      { application_id: 'a-1', picture_id: 'p-1' },
      { application_id: 'a-2', picture_id: 'p-1' },
    ])
  })
})
