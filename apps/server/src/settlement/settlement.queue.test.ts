import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { deskEndpoints } from '@compute-mall/core/desk'
import { formEndpoints } from '@compute-mall/core/form'
import type { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { CLAIM_LEASE_MS, type FieldReason } from '@compute-mall/core/review'
import { applicationList, type SettlementForm, settlementEndpoints } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { approve, claim, detail, list, own, picture, reject, release, submit, uploadPicture, withdraw } =
  settlementEndpoints
const everything = readList(applicationList, []).query
const { cursor: _cursor, limit: _limit, ...everythingExported } = everything
const reasons: readonly FieldReason[] = [
  { field: 'certificationImg', code: 'unreadable', text: '右下角被遮挡' },
  { field: 'bankName', code: 'mismatch', text: '' },
]

let server: TestServer
let reviewer: TestUser
let colleague: TestUser
beforeAll(async () => {
  server = await startTestServer()
  const staff = { role_type: 'manager', role_ids: ['operator'] } as const
  reviewer = await server.signIn({ user_name: 'reviewer', ...staff })
  colleague = await server.signIn({ user_name: 'colleague', ...staff })
})
afterAll(() => server.stop())

const waiting = async (who = reviewer) => {
  const queues = await who.get(deskEndpoints.queues, {})
  const found = queues.find(({ queue }) => queue === 'merchants')
  if (found === undefined) throw new Error('the reviewer is not told of the merchants who wait')
  return found.counts
}

const codeOf = (answer: E.Either<unknown, unknown>): string =>
  answer._tag === 'Right' ? '0' : (answer.left as { error: { code: string } }).error.code
const detailsOf = (answer: E.Either<unknown, unknown>): unknown =>
  answer._tag === 'Right' ? null : (answer.left as { error: { details: unknown } }).error.details

const upload = async (user: TestUser, width: number): Promise<string> => {
  const bytes = await sharp({ create: { width, height: 8, channels: 3, background: '#c00019' } })
    .png()
    .toBuffer()
  const file = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array(bytes) }
  return (await user.get(uploadPicture, { body: { use: 'certificationImg', picture: file } })).pictureId
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
let count = 0
const applied = async (more: Partial<SettlementForm> = {}) => {
  const user = await server.signIn({ phone: `1370000${String(++count).padStart(4, '0')}` })
  const n = String(count).padStart(4, '0')
  const body = `11010519900101${n.slice(1)}`
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (ID_WEIGHTS[i] ?? 0), 0)
  const form = {
    ...settlementFixtures.enterpriseForm,
    identificationNumber: body + '10X98765432'[sum % 11],
    contactMobile: `1380014${n}`,
    contactEmail: `queue${n}@example.com`,
    bankAccount: `622202123457${n}`,
    certificationImg: await upload(user, 8),
    ...more,
  }
  const { applicationId } = await user.get(submit, { body: form })
  return { user, form, params: { applicationId: applicationId ?? '' } }
}
const no = (revision: number, given = reasons) => ({ revision, reason: undefined, reasons: given })

describe('an application that was refused field by field', () => {
  it('[R4.01] goes in again only when each refused field was changed or answered (W10)', async () => {
    const { user, form, params } = await applied()
    await reviewer.get(reject, { params, body: no(1) })
    expect(await user.get(own, {})).toMatchObject({ applyStatus: 'REJECTED', rejectReason: null, reasons })

    const unchanged = await user.call(submit, { body: form })
    expect([codeOf(unchanged), detailsOf(unchanged)]).toEqual([
      'SETTLE10001',
      { fields: 'certificationImg,bankName' },
    ])
    const mended = { ...form, certificationImg: await upload(user, 9) }
    expect(detailsOf(await user.call(submit, { body: { ...mended, answers: { bankName: ' ' } } }))).toEqual({
      fields: 'bankName',
    })
    const answers = { bankName: '已与银行核对' }
    const { applicationId } = await user.get(submit, {
      body: { ...mended, bankAccount: '62220212345799', answers },
    })

    const second = await reviewer.get(detail, { params: { applicationId: applicationId ?? '' } })
    expect(second).toMatchObject({
      submission: { number: 2, revision: 2 },
      previousReasons: reasons,
      answers,
      reasons: [],
    })
    expect(second.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'bankAccount', before: expect.stringMatching(/^6222\*{4}/), after: '6222****5799' },
      { field: 'certificationImg', before: form.certificationImg, after: mended.certificationImg },
    ])
    const [row] = (await reviewer.get(list, { query: { ...everything, sort: '-applyTime', limit: 1 } }))
      .records
    expect(row).toMatchObject({ number: 2, changedFields: 2 })
  })

  it('[R4.01] keeps the pictures of each submission with that submission (W31)', async () => {
    const { user, form, params } = await applied()
    await reviewer.get(reject, { params, body: no(1, reasons.slice(0, 1)) })
    const { applicationId } = await user.get(submit, {
      body: { ...form, certificationImg: await upload(user, 21) },
    })
    const widthOf = async (id: string) => {
      const file = await reviewer.get(picture, { params: { applicationId: id, use: 'certificationImg' } })
      return (await sharp(file.bytes).metadata()).width
    }
    expect([await widthOf(params.applicationId), await widthOf(applicationId ?? '')]).toEqual([8, 21])
  })

  it('[R4.01] never changes in the database', async () => {
    const { params } = await applied()
    const { db } = server.platform
    const { applicationId } = params
    for (const attempt of [
      sql`update settlement_applications set document = '{}' where id = ${applicationId}`,
      sql`update submissions set revision = 7 where id = ${applicationId}`,
    ])
      await expect(attempt.execute(db)).rejects.toThrow('never changes')
  })
})

describe('a decision', () => {
  it('[R4.01] is about the revision that was read, and made once', async () => {
    const { params } = await applied()
    expect(codeOf(await reviewer.call(approve, { params, body: { revision: 2 } }))).toBe('REVIEW10001')
    const codes = await Promise.all([
      reviewer.call(approve, { params, body: { revision: 1 } }).then(codeOf),
      colleague.call(reject, { params, body: no(1) }).then(codeOf),
    ])
    expect(codes.sort()).toEqual(['0', 'SETTLE10003'])
    const made = await server.platform.db
      .selectFrom('review_decisions')
      .select('event')
      .where('submission_id', '=', params.applicationId)
      .execute()
    expect(made).toHaveLength(1)
  })

  it('[R4.01] is told to the applicant by one notice and one text message, and to nobody else', async () => {
    const { user, params } = await applied()
    await reviewer.get(reject, { params, body: no(1) })
    await server.runJob('notice-texts')
    const query = readList(noticeList, []).query
    const { records } = await user.get(noticeEndpoints.list, { query })
    expect(records.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['settlementRejected', params.applicationId],
    ])
    const phone = `1370000${String(count).padStart(4, '0')}`
    expect(
      server.outbox
        .texts()
        .filter((text) => text.phone === phone)
        .map(({ text }) => text),
    ).toEqual(['您的入驻申请审核不通过，请登录商城查看原因，修改后可重新提交。'])
    expect(await reviewer.get(noticeEndpoints.unread, {})).toEqual({ unread: 0 })
  })

  it('[R6.01] is a line of the audit log, in the request that made it', async () => {
    const { params } = await applied()
    await reviewer.get(reject, { params, body: { ...no(1), reason: '请补充' } })
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    const query = { ...readList(auditList, []).query, objectId: params.applicationId }
    expect((await admin.get(auditEndpoints.list, { query })).records).toEqual([
      expect.objectContaining({
        actor: 'reviewer',
        source: 'staff',
        role: expect.stringContaining('operator'),
        action: 'review.rejected',
        objectType: 'settlement',
        before: { status: 'IN_REVIEW' },
        after: { status: 'REJECTED', revision: 1, reasons },
        reason: '请补充',
        requestId: expect.stringMatching(/^\w{32}$/),
      }),
    ])
  })
})

describe('a claim', () => {
  it('[R4.01] shows reviewers each other, ends by itself, and hinders no decision', async () => {
    const { params } = await applied()
    const body = { takeOver: undefined }
    const held = await reviewer.get(claim, { params, body })
    expect(held).toMatchObject({ reviewerId: reviewer.id, reviewer: 'reviewer' })
    const refused = await colleague.call(claim, { params, body })
    expect([codeOf(refused), detailsOf(refused)]).toEqual(['REVIEW10003', { name: 'reviewer' }])
    expect((await colleague.get(detail, { params })).claim).toEqual(held)
    expect((await reviewer.get(list, { query: { ...everything, mine: true } })).records).toMatchObject([
      { applicationId: params.applicationId, claim: held },
    ])
    server.clock.advance(CLAIM_LEASE_MS)
    reviewer = await server.signInAgain(reviewer.id)
    colleague = await server.signInAgain(colleague.id)
    expect((await colleague.get(detail, { params })).claim).toBeNull()
    expect(await colleague.get(claim, { params, body })).toMatchObject({ reviewer: 'colleague' })
    expect((await reviewer.get(approve, { params, body: { revision: 1 } })).applyStatus).toBe('APPROVED')
  })

  it('[R4.01] is taken over on purpose, which is audited, and let go of by its holder alone', async () => {
    const { params } = await applied()
    await reviewer.get(claim, { params, body: { takeOver: undefined } })
    const taken = await colleague.get(claim, { params, body: { takeOver: true } })
    expect(taken.reviewer).toBe('colleague')
    expect(await reviewer.get(release, { params })).toEqual(taken)
    expect(await colleague.get(release, { params })).toBeNull()
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('object_id', '=', params.applicationId)
      .execute()
    expect(lines).toEqual([
      { action: 'claim.takenOver', before: { reviewer: 'reviewer' }, after: { reviewer: 'colleague' } },
    ])
  })

  it('[R6.06] is of nothing that does not wait, and never of one’s own', async () => {
    const { user, params } = await applied()
    await user.get(withdraw, {})
    const body = { takeOver: undefined }
    expect(codeOf(await reviewer.call(claim, { params, body }))).toBe('SYS10002')
    const decided = await applied()
    await reviewer.get(approve, { params: decided.params, body: { revision: 1 } })
    expect(codeOf(await reviewer.call(claim, { params: decided.params, body }))).toBe('REVIEW10001')
    const waiting = await applied()
    await sql`update users set role_type = 'manager', role_ids = '{operator}' where id = ${waiting.user.id}`.execute(
      server.platform.db,
    )
    server.clock.advance(6_000)
    const self = await server.signInAgain(waiting.user.id)
    expect(codeOf(await self.call(claim, { params: waiting.params, body }))).toBe('SETTLE10005')
  })
})

describe('the queue', () => {
  it('[R4.01] is counted: what waits, is due, late, and one’s own', async () => {
    const before = await waiting()
    const { params } = await applied()
    await reviewer.get(claim, { params, body: { takeOver: undefined } })
    const after = await waiting()
    expect(after.waiting - before.waiting).toBe(1)
    expect([before.due, after.due]).toMatchObject([{ mine: 0 }, { mine: 1, overdue: 0 }])
    expect(after.oldest).not.toBeNull()
    // From Saturday, 21 November, three working days end on Wednesday.
    expect((await reviewer.get(detail, { params })).dueAt).toBe('2026-11-25T16:00:00.000Z')
    server.clock.set('2026-11-25T16:00:01.000Z')
    reviewer = await server.signInAgain(reviewer.id)
    colleague = await server.signInAgain(colleague.id)
    expect((await waiting()).due?.overdue).toBe(after.waiting)
    const late = await reviewer.get(list, { query: { ...everything, overdue: true, limit: 120 } })
    expect(late.total).toBe(after.waiting)
  })

  it('[R9.02] is read page by page, what is due first on top', async () => {
    for (let i = 0; i < 3; i++) await applied()
    const ids: string[] = []
    const dues: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await reviewer.get(list, { query: { ...everything, limit: 4, cursor } })
      ids.push(...page.records.map(({ applicationId }) => applicationId))
      dues.push(...page.records.map(({ dueAt }) => dueAt))
      cursor = page.nextCursor
    }
    const { total } = await reviewer.get(list, { query: everything })
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
    expect(dues).toEqual(dues.toSorted())
  })

  it('[R4.03] gives next what nobody else reviews', async () => {
    const query = { ...everything, applyStatus: 'IN_REVIEW', limit: 100 } as const
    const { records } = await reviewer.get(list, { query })
    for (const { applicationId } of records)
      await reviewer.get(claim, { params: { applicationId }, body: { takeOver: true } })
    expect((await waiting(colleague)).nextId).toBeNull()
    expect((await waiting()).nextId).toBe(records[0]?.applicationId)
    const [, left] = records
    if (left === undefined) throw new Error('too few applications wait')
    await reviewer.get(release, { params: { applicationId: left.applicationId } })
    expect((await waiting(colleague)).nextId).toBe(left.applicationId)
  })

  it('[R6.01] is exported as it is listed, with persons masked and names that are no formulas', async () => {
    await applied({ applicantType: 'PERSONAL', realName: '欧阳明日', shopName: '=HYPERLINK()' })
    const file = await reviewer.get(settlementEndpoints.export, {
      query: { ...everythingExported, keyword: 'HYPERLINK' },
    })
    const lines = new TextDecoder().decode(file.bytes).trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '提交次数,申请类型,申请主体,店铺名称,业务方向,状态,申请时间（UTC+8）,处理时限（UTC+8）,审核时间（UTC+8）',
    )
    expect(lines[1]).toMatch(/^1,个人开发者,欧\*\*,'=HYPERLINK\(\),/)
    expect(lines).toHaveLength(2)
  })
})

describe('a picture that was handed in', () => {
  it('[S12] is shown to operations by an audited call that nothing keeps (W31)', async () => {
    const { user, params } = await applied()
    const url = `/mall/admin/settlement/${params.applicationId}/picture/certificationImg`
    const response = await reviewer.send({ method: 'GET', url, headers: { 'x-mall-version': '2.19.0' } })
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
      response.headers['x-content-type-options'],
    ]).toEqual([200, 'image/png', 'private, no-store', 'nosniff'])
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'actor', 'after'])
      .where('object_id', '=', params.applicationId)
      .execute()
    expect(lines).toEqual([
      { action: 'picture.viewed', actor: 'reviewer', after: { use: 'certificationImg' } },
    ])
    const input = { params: { ...params, use: 'certificationImg' as const } }
    expect(codeOf(await user.call(picture, input))).toBe('AUTH10004')
    expect(codeOf(await reviewer.call(picture, { params: { ...params, use: 'logoImg' as const } }))).toBe(
      'SYS10002',
    )
    await user.get(withdraw, {})
    expect(codeOf(await reviewer.call(picture, input))).toBe('SYS10002')
  })
})

describe('the draft of an application', () => {
  it('[R5.15] is gone once it was submitted', async () => {
    const user = await server.signIn({})
    const params = { form: 'settlement' }
    const record = { realName: '草稿' }
    await user.get(formEndpoints.saveDraft, { params, body: { subjectId: undefined, revision: 0, record } })
    const n = String(++count).padStart(4, '0')
    await user.get(submit, {
      body: {
        ...settlementFixtures.enterpriseForm,
        contactMobile: `1380015${n}`,
        contactEmail: `draft${n}@example.com`,
        bankAccount: `622202123458${n}`,
        certificationImg: await upload(user, 8),
      },
    })
    expect(await user.get(formEndpoints.draft, { params, query: { subjectId: undefined } })).toBeNull()
  })
})

describe('the level of a merchant', () => {
  it('[W27][R3.05] begins at normal, is changed by operations with a reason, noted, and read by the shop', async () => {
    const { user, params } = await applied()
    expect(await reviewer.get(settlementEndpoints.level, { params })).toBeNull()
    const change = (level: 'fine' | 'excellent', reason: string) => ({ params, body: { level, reason } })
    expect(codeOf(await reviewer.call(settlementEndpoints.changeLevel, change('fine', '好评')))).toBe(
      'SYS10002',
    )
    await reviewer.get(approve, { params, body: { revision: 1 } })
    // A session knows of a shop a moment later.
    server.clock.advance(60_000)
    expect(await user.get(settlementEndpoints.ownLevel, {})).toEqual({ level: 'normal' })
    expect(codeOf(await reviewer.call(settlementEndpoints.changeLevel, change('fine', ' ')))).toBe(
      'REVIEW10002',
    )
    expect(codeOf(await user.call(settlementEndpoints.changeLevel, change('fine', '自荐')))).toBe('AUTH10004')
    await reviewer.get(settlementEndpoints.changeLevel, change('fine', '季度好评率 99%'))
    expect(await reviewer.get(settlementEndpoints.level, { params })).toEqual({ level: 'fine' })
    expect(await user.get(settlementEndpoints.ownLevel, {})).toEqual({ level: 'fine' })
    const noted = await server.platform.db
      .selectFrom('audit_log')
      .select(['source', 'before', 'after', 'reason'])
      .where('action', '=', 'shop.levelChanged')
      .execute()
    expect(noted).toEqual([
      { source: 'staff', before: { level: 'normal' }, after: { level: 'fine' }, reason: '季度好评率 99%' },
    ])
  })
})
