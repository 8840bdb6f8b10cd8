import { formEndpoints, MAX_DRAFT_BYTES } from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'
import './form.tables.ts'

const { draft, saveDraft } = formEndpoints
const params = { form: 'settlement' }
const own = { params, query: { subjectId: undefined } }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const save = (user: TestUser, revision: number, record: Readonly<Record<string, unknown>>) =>
  user.call(saveDraft, { params, body: { subjectId: undefined, revision, record } })

describe('a draft', () => {
  it('[R5.15] is kept under a revision that counts its saves', async () => {
    const user = await server.signIn({})
    expect(await user.get(draft, own)).toBeNull()
    expect(await save(user, 0, { realName: '星澜' })).toMatchObject({ right: { revision: 1 } })
    expect(await save(user, 1, { realName: '星澜智算' })).toMatchObject({ right: { revision: 2 } })
    expect(await user.get(draft, own)).toMatchObject({ revision: 2, record: { realName: '星澜智算' } })
  })

  it('[R5.15] is not lost to an older window, which gets the newer one', async () => {
    const user = await server.signIn({})
    await save(user, 0, { realName: 'a' })
    await save(user, 1, { realName: 'b' })
    const answer = await save(user, 1, { realName: 'c' })
    expect(E.isLeft(answer) && answer.left).toMatchObject({
      error: { code: 'DRAFT10001', details: { revision: 2, record: '{"realName":"b"}' } },
    })
    expect(await user.get(draft, own)).toMatchObject({ record: { realName: 'b' } })
  })

  it('[R5.15] of two windows that save at once is one of theirs, and the other is told', async () => {
    const user = await server.signIn({})
    await save(user, 0, {})
    const answers = await Promise.all([save(user, 1, { realName: 'a' }), save(user, 1, { realName: 'b' })])
    expect(answers.filter(E.isRight)).toHaveLength(1)
  })

  it('[R5.14] never keeps an ID or bank number, whoever sends one (D26)', async () => {
    const user = await server.signIn({})
    await save(user, 0, {
      realName: 'a',
      identificationNumber: '11010519491231002X',
      bankAccount: '6222021234',
    })
    const rows = await server.platform.db.selectFrom('drafts').select('record').execute()
    expect(JSON.stringify(rows)).not.toMatch(/11010519491231002X|6222021234/)
    expect((await user.get(draft, own))?.record).toEqual({ realName: 'a' })
  })

  it('[S1] is its owner’s alone, and of no form that is not known', async () => {
    const user = await server.signIn({})
    await save(user, 0, { realName: 'a' })
    const other = await server.signIn({})
    expect(await other.get(draft, own)).toBeNull()
    const missing = [
      { params: { form: 'goods' }, query: { subjectId: undefined } },
      { params, query: { subjectId: user.id } },
    ]
    for (const input of missing) {
      const answer = await other.call(draft, input)
      expect(E.isLeft(answer) && answer.left).toMatchObject({ error: { code: 'SYS10002' } })
    }
  })

  it('[S4] of more than 200 KB is refused', async () => {
    const user = await server.signIn({})
    const answer = await save(user, 0, { realName: 'x'.repeat(MAX_DRAFT_BYTES) })
    expect(E.isLeft(answer) && answer.left).toMatchObject({ error: { code: 'SYS10001' } })
  })

  it('[R5.15] is forgotten after 90 days', async () => {
    const user = await server.signIn({})
    await save(user, 0, { realName: 'a' })
    server.clock.advance(90 * DAY_MS + 1)
    await server.runJob('draft-expiry')
    const again = await server.signInAgain(user.id)
    expect(await again.get(draft, own)).toBeNull()
    expect(await save(again, 0, { realName: 'b' })).toMatchObject({ right: { revision: 1 } })
  })
})
