import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import type { FieldReason } from '@compute-mall/core/review'
import { applicationList, type SettlementForm, settlementEndpoints } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import { shopEndpoints } from '@compute-mall/core/shop'
import { demo as demoData } from '@compute-mall/seed'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { enterpriseForm, personalForm } = settlementFixtures
const {
  approve,
  checkPersonalInfo,
  detail,
  info,
  list,
  outcome,
  own,
  ownInFull,
  reject,
  submit,
  uploadPicture,
  withdraw,
} = settlementEndpoints

const lines: string[] = []
let server: TestServer
let reviewer: TestUser
beforeAll(async () => {
  server = await startTestServer({ logTo: (line) => lines.push(line) })
  reviewer = await server.signIn({ user_name: 'reviewer', role_type: 'manager', role_ids: ['operator'] })
})
// The clock is turned by hours, which no session of the back office outlives.
beforeEach(async () => {
  reviewer = await server.signInAgain(reviewer.id)
})
afterAll(() => server.stop())

const photo = async (width = 8): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await sharp({ create: { width, height: 8, channels: 3, background: '#c00019' } })
    .png()
    .toBuffer()
  return new Uint8Array(bytes)
}

const picture = async (user: TestUser, use: 'certificationImg' | 'logoImg' = 'certificationImg') => {
  const file = { fileName: 'licence.png', contentType: 'image/png', bytes: await photo() }
  return (await user.get(uploadPicture, { body: { use, picture: file } })).pictureId
}

const refusal = (answer: E.Either<unknown, unknown>) =>
  E.isLeft(answer) ? (answer.left as { error: { code: string; details: unknown } }).error : null
const codeOf = (answer: E.Either<unknown, unknown>) => refusal(answer)?.code ?? '0'

/** The decision is about the first revision, with a general reason or reasons by field. */
const read = { revision: 1 }
const no = (reason: string | undefined, reasons: readonly FieldReason[] = []) => ({
  ...read,
  reason,
  reasons,
})

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
let count = 0
/** A form that shares nothing with another: its numbers go on from one form to the next. */
const formOf = async (user: TestUser, base: SettlementForm = enterpriseForm): Promise<SettlementForm> => {
  const n = String(++count).padStart(4, '0')
  const body = `11010519900101${n.slice(1)}`
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (ID_WEIGHTS[i] ?? 0), 0)
  return {
    ...base,
    identificationNumber: body + '10X98765432'[sum % 11],
    contactMobile: `1380013${n}`,
    contactEmail: `contact${n}@example.com`,
    bankAccount: `622202123456${n}`,
    certificationImg: await picture(user),
  }
}

const applied = async (base?: SettlementForm) => {
  const user = await server.signIn({})
  const form = await formOf(user, base)
  const { applicationId } = await user.get(submit, { body: form })
  return { user, form, params: { applicationId: applicationId ?? '' } }
}

describe('applying', () => {
  it('[R4.01] leads from NOT_APPLY to IN_REVIEW, for a company and for a person', async () => {
    for (const base of [enterpriseForm, personalForm]) {
      const user = await server.signIn({})
      expect(await user.get(info, {})).toMatchObject({ applyStatus: 'NOT_APPLY', applicationId: null })
      const answer = await user.get(submit, { body: await formOf(user, base) })
      expect(answer).toMatchObject({ applyStatus: 'IN_REVIEW', applicantType: base.applicantType })
      expect(await user.get(info, {})).toEqual(answer)
    }
  })

  it('[R5.15] refuses by name every field that the screen would refuse, and keeps nothing of it', async () => {
    const user = await server.signIn({})
    const form = await formOf(user)
    const wrong = {
      ...form,
      uscc: '91350100M000100Y44',
      telephone: '12',
      serviceHours: '09:00-',
      description: '算力😀',
    }
    expect(refusal(await user.call(submit, { body: wrong }))).toMatchObject({
      code: 'SETTLE10001',
      details: { fields: 'uscc,telephone,description,serviceHours' },
    })
    expect((await user.get(info, {})).applyStatus).toBe('NOT_APPLY')
  })

  it('[R4.01] is refused while an application is in review, and once one is a merchant', async () => {
    const { user, params } = await applied()
    expect(codeOf(await user.call(submit, { body: await formOf(user) }))).toBe('SETTLE10003')
    await reviewer.get(approve, { params, body: read })
    expect(codeOf(await user.call(submit, { body: await formOf(user) }))).toBe('SETTLE10004')
  })

  it('[D3] happens once under one key, and is told again by it', async () => {
    const user = await server.signIn({})
    const body = await formOf(user)
    const key = 'settlement-key-0001'
    expect(await user.get(outcome, { query: { key } })).toBeNull()
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => user.get(submit, { body }, { key })),
    )
    expect(others).toEqual([first, first, first, first])
    expect(await user.get(outcome, { query: { key } })).toEqual(first)
    const stranger = await server.signIn({})
    expect(await stranger.get(outcome, { query: { key } })).toBeNull()
  })

  it('[R4.01] can be taken back while in review, and then done again, with the same numbers', async () => {
    const { user, form } = await applied()
    expect((await user.get(withdraw, {})).applyStatus).toBe('NOT_APPLY')
    expect(codeOf(await user.call(withdraw, {}))).toBe('SETTLE10003')
    expect((await user.get(submit, { body: form })).applyStatus).toBe('IN_REVIEW')
  })

  it('[S4][C7] believes no status, shop or role that is sent along', async () => {
    const user = await server.signIn({})
    const body = await formOf(user)
    const fields = {
      ...body,
      applyStatus: 'APPROVED',
      retailerId: '1001',
      userId: reviewer.id,
      roleType: 'manager',
    }
    const response = await user.send({
      method: 'POST',
      url: '/mall/retailer/application',
      headers: {
        'x-mall-version': '2.19.0',
        origin: server.origin,
        'idempotency-key': 'settlement-key-0002',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...fields, '__proto__.applyStatus': 'APPROVED' }).toString(),
    })
    expect(response.json().data).toMatchObject({ applyStatus: 'IN_REVIEW', retailerId: null })
    const { document } = await server.platform.db
      .selectFrom('settlement_applications')
      .select('document')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(Object.keys(document)).not.toContain('applyStatus')
  })
})

describe('what no two merchants share', () => {
  it('[R5.04] is told by the check, each item on its own, and never to its holder', async () => {
    const { user, form } = await applied()
    const other = await server.signIn({})
    const items = {
      IDCARD: form.identificationNumber.toLowerCase(),
      CONTACT_PHONE: form.contactMobile,
      EMAIL: form.contactEmail.toUpperCase(),
      BANK_ACCOUNT: ` ${form.bankAccount}`,
    } as const
    for (const [infoItem, infoValue] of Object.entries(items)) {
      const body = { infoItem: infoItem as keyof typeof items, infoValue }
      expect(await other.get(checkPersonalInfo, { body })).toEqual({ duplicate: true })
      expect(await user.get(checkPersonalInfo, { body })).toEqual({ duplicate: false })
    }
    const crossed = { infoItem: 'EMAIL', infoValue: form.contactMobile } as const
    expect(await other.get(checkPersonalInfo, { body: crossed })).toEqual({ duplicate: false })
  })

  it('[R5.04] is refused at submission with the field and its label in the language of the reader', async () => {
    const { form } = await applied()
    const user = await server.signIn({ language: 'zh' })
    const body = { ...(await formOf(user)), bankAccount: form.bankAccount }
    const answer = await user.call(submit, { body })
    expect(refusal(answer)).toMatchObject({
      code: 'SETTLE10002',
      msg: '银行账号重复，请重新输入',
      details: { field: 'bankAccount', label: '银行账号' },
    })
    expect((await user.get(info, {})).applyStatus).toBe('NOT_APPLY')
  })

  it('[R5.04] goes to one of two who come at once', async () => {
    const users = await Promise.all([server.signIn({}), server.signIn({}), server.signIn({})])
    const forms = await Promise.all(users.map((user) => formOf(user)))
    const codes = await Promise.all(
      users.map(async (user, i) =>
        codeOf(
          await user.call(submit, {
            body: { ...(forms[i] ?? enterpriseForm), contactEmail: 'one@example.com' },
          }),
        ),
      ),
    )
    expect(codes.toSorted()).toEqual(['0', 'SETTLE10002', 'SETTLE10002'])
  })

  it('[R5.04] is free again after a rejection', async () => {
    const { form, params } = await applied()
    await reviewer.get(reject, { params, body: no('资料不全') })
    const user = await server.signIn({})
    const body = { ...form, certificationImg: await picture(user) }
    expect((await user.get(submit, { body })).applyStatus).toBe('IN_REVIEW')
  })

  it('[D10] can be asked for 20 times an hour and 60 times a day by each user, and every question is logged', async () => {
    const user = await server.signIn({})
    const ask = () =>
      user.call(checkPersonalInfo, { body: { infoItem: 'EMAIL', infoValue: 'somebody@example.com' } })
    const hour = async () => {
      for (let n = 0; n < 20; n++) expect(codeOf(await ask())).toBe('0')
    }
    await hour()
    expect(refusal(await ask())).toMatchObject({ code: 'SYS10006', details: { seconds: 3600 } })
    server.clock.advance(3_600_000)
    await hour()
    server.clock.advance(3_600_000)
    await hour()
    server.clock.advance(3_600_000)
    expect(codeOf(await ask())).toBe('SYS10006')
    const logged = lines.filter(
      (line) => line.includes('personal information checked') && line.includes(user.id),
    )
    expect(logged).toHaveLength(62)
    expect(logged.join('')).not.toContain('somebody@')
  }, 60_000)
})

describe('a submission that tells a duplicate', () => {
  it('[D10][H6] counts like a check: none gets round the quota by submitting', async () => {
    const { form } = await applied()
    const user = await server.signIn({})
    const body = { ...form, certificationImg: await picture(user) }
    for (let n = 0; n < 19; n++)
      await user.get(checkPersonalInfo, { body: { infoItem: 'EMAIL', infoValue: `n${n}@example.com` } })
    expect(codeOf(await user.call(submit, { body }))).toBe('SETTLE10002')
    expect(refusal(await user.call(submit, { body }))).toMatchObject({ code: 'SYS10006' })
    expect(codeOf(await user.call(submit, { body: { ...body, shopName: '' } }))).toBe('SETTLE10001')
    server.clock.advance(3_600_000)
    expect(codeOf(await user.call(submit, { body }))).toBe('SETTLE10002')
  })
})

describe('a review', () => {
  it('[R4.01] that approves opens the shop and makes the applicant a merchant', async () => {
    const { user, params } = await applied()
    const answer = await reviewer.get(approve, { params, body: read })
    expect(answer.applyStatus).toBe('APPROVED')
    expect(answer.steps.map(({ event, from, to, by }) => [event, from, to, by])).toEqual([
      ['application.submitted', 'NOT_APPLY', 'IN_REVIEW', expect.stringMatching(/^user-/)],
      ['review.approved', 'IN_REVIEW', 'APPROVED', 'reviewer'],
    ])
    const { applyStatus, retailerId } = await user.get(info, {})
    expect(applyStatus).toBe('APPROVED')
    expect(
      await user.get(identityEndpoints.currentUser, {
        query: { includeToken: undefined, refresh: undefined },
      }),
    ).toMatchObject({ retailerId })
    const menu = await user.get(identityEndpoints.menuList, { query: { pageVersion: '7.20' } })
    expect(menu.map(({ name }) => name)).toContain('seller')
    const shop = await server.visitor().get(shopEndpoints.detail, { params: { id: retailerId ?? '' } })
    expect(shop).toMatchObject({
      shopName: { zh: '星澜智算' },
      servicePhone: '400-820-2190',
      serviceTime: '09:00-18:00',
      goodsCount: 0,
    })
    const retailers = await server.platform.db
      .selectFrom('retailers')
      .select(['shop_id', 'owner_id', 'period'])
      .where('id', '=', retailerId ?? '')
      .execute()
    expect(retailers).toEqual([{ shop_id: retailerId, owner_id: user.id, period: 'PERIOD_3' }])
  })

  it('[R2.15][D27] that approves shows the logo that was handed in to everybody', async () => {
    const user = await server.signIn({})
    const form = { ...(await formOf(user)), logoImg: await picture(user, 'logoImg') }
    const { applicationId } = await user.get(submit, { body: form })
    await reviewer.get(approve, { params: { applicationId: applicationId ?? '' }, body: read })
    const { retailerId } = await user.get(info, {})
    const { logoUrl } = await server.visitor().get(shopEndpoints.detail, { params: { id: retailerId ?? '' } })
    const shown = await server.http.inject({ method: 'GET', url: logoUrl ?? '' })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('[R4.01] that rejects gives its reason, after which one applies again and can be approved', async () => {
    const { user, form, params } = await applied()
    await reviewer.get(reject, { params, body: no(' 营业执照不清晰 ') })
    expect(await user.get(info, {})).toMatchObject({
      applyStatus: 'REJECTED',
      rejectReason: '营业执照不清晰',
      retailerId: null,
    })
    const again = await user.get(submit, { body: form })
    expect(again).toMatchObject({ applyStatus: 'IN_REVIEW', rejectReason: null })
    expect(again.applicationId).not.toBe(params.applicationId)
    expect(codeOf(await reviewer.call(approve, { params, body: read }))).toBe('SETTLE10003')
    await reviewer.get(approve, {
      params: { applicationId: again.applicationId ?? '' },
      body: { revision: 2 },
    })
    expect((await user.get(info, {})).applyStatus).toBe('APPROVED')
  })

  it.each(['', '   '])('[R4.01] does not reject without any reason: %j', async (reason) => {
    const { params } = await applied()
    expect(codeOf(await reviewer.call(reject, { params, body: no(reason) }))).toBe('REVIEW10002')
  })

  it('[R4.01] happens once, whoever comes first', async () => {
    const { user, params } = await applied()
    const codes = await Promise.all([
      reviewer.call(approve, { params, body: read }).then(codeOf),
      reviewer.call(reject, { params, body: no('不符合要求') }).then(codeOf),
      user.call(withdraw, {}).then(codeOf),
      reviewer.call(approve, { params, body: read }).then(codeOf),
    ])
    expect(codes.filter((code) => code === '0')).toHaveLength(1)
    const { applyStatus, retailerId } = await user.get(info, {})
    expect(retailerId !== null).toBe(applyStatus === 'APPROVED')
  })

  it('[R6.06] is for operations alone, and never of their own application', async () => {
    const { user, params } = await applied()
    for (const call of [
      user.call(approve, { params, body: read }),
      user.call(reject, { params, body: no('x') }),
      user.call(detail, { params }),
      user.call(list, { query: page }),
    ])
      expect(codeOf(await call)).toBe('AUTH10004')
    const body = await formOf(reviewer)
    const mine = await reviewer.get(submit, { body })
    const own = { applicationId: mine.applicationId ?? '' }
    expect(codeOf(await reviewer.call(approve, { params: own, body: read }))).toBe('SETTLE10005')
    expect(codeOf(await reviewer.call(approve, { params: { applicationId: 'nowhere' }, body: read }))).toBe(
      'SYS10002',
    )
  })

  it('[R4.01] never is of an application that was withdrawn', async () => {
    const { user, params } = await applied()
    await user.get(withdraw, {})
    expect(codeOf(await reviewer.call(approve, { params, body: read }))).toBe('SETTLE10003')
    expect(codeOf(await reviewer.call(detail, { params }))).toBe('SYS10002')
  })
})

const page = readList(applicationList, []).query

describe('the list of operations', () => {
  it('[R6.06] finds by status, type and part of a name, in the order of the queue, with persons masked', async () => {
    await applied({ ...enterpriseForm, realName: '百分之百_甲公司', shopName: '甲店' })
    server.clock.advance(1000)
    await applied({ ...personalForm, realName: '欧阳明日', shopName: '百分之百_乙店' })
    const found = await reviewer.get(list, {
      query: { ...page, keyword: '百分之百_', applyStatus: 'IN_REVIEW', sort: '-applyTime' },
    })
    expect(found.total).toBe(2)
    expect(found.records.map(({ realName, shopName }) => [realName, shopName])).toEqual([
      ['欧**', '百分之百_乙店'],
      ['百分之百_甲公司', '甲店'],
    ])
    const persons = await reviewer.get(list, {
      query: { ...page, keyword: '百分之百', applicantType: 'PERSONAL' },
    })
    expect(persons.total).toBe(1)
    expect((await reviewer.get(list, { query: { ...page, keyword: '%' } })).total).toBe(0)
  })
})

describe('what is personal', () => {
  it('[D26] is sealed in the database, by a key that is named, and in no log', async () => {
    const { form, params } = await applied()
    const { db } = server.platform
    const rows = [
      await db
        .selectFrom('settlement_applications')
        .selectAll()
        .where('id', '=', params.applicationId)
        .execute(),
      await db.selectFrom('settlement_claims').selectAll().execute(),
      await db.selectFrom('settlement_steps').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ]
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    for (const secret of [form.identificationNumber, form.bankAccount]) {
      expect(stored).not.toContain(secret)
      expect(lines.join('')).not.toContain(secret)
    }
  })

  it('[D26] [R5.14] is masked for its owner and for operations, and whole for its owner who asks for it', async () => {
    const { user, form, params } = await applied()
    const { identificationNumber: id, bankAccount: bank } = form
    const masked = {
      identificationNumber: `${id.slice(0, 4)}****${id.slice(-4)}`,
      bankAccount: `${bank.slice(0, 4)}****${bank.slice(-4)}`,
      contactMobile: `138****${form.contactMobile.slice(-4)}`,
      contactEmail: 'co****@example.com',
    }
    expect((await user.get(own, {}))?.form).toMatchObject(masked)
    expect((await reviewer.get(detail, { params })).form).toMatchObject(masked)
    expect((await user.get(ownInFull, {}))?.form).toEqual(form)
  })

  it("[S1] is nobody else's: another user has no application, sees no picture, and hands in no picture of others", async () => {
    const { form } = await applied()
    const stranger = await server.signIn({})
    expect(await stranger.get(own, {})).toBeNull()
    expect(await stranger.get(ownInFull, {})).toBeNull()
    const url = `/mall/retailer/picture/${form.certificationImg}`
    expect((await stranger.send({ method: 'GET', url })).statusCode).toBe(404)
    expect((await server.visitor().send({ method: 'GET', url })).statusCode).toBe(404)
    const body = { ...(await formOf(stranger)), certificationImg: form.certificationImg }
    expect(refusal(await stranger.call(submit, { body }))).toMatchObject({
      code: 'SETTLE10001',
      details: { fields: 'certificationImg' },
    })
  })
})

describe('pictures', () => {
  const upload = (user: TestUser, bytes: Uint8Array<ArrayBuffer>) =>
    user.call(uploadPicture, {
      body: { use: 'certificationImg', picture: { fileName: '../x.png', contentType: 'image/png', bytes } },
    })

  it('[S12] are shown to their owner as attachments, and to nobody else by their address', async () => {
    const { user, form } = await applied()
    const get = (who: TestUser) =>
      who.send({ method: 'GET', url: `/mall/retailer/picture/${form.certificationImg}` })
    const response = await get(user)
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['content-disposition'],
      response.headers['x-content-type-options'],
    ]).toEqual([200, 'image/png', 'attachment', 'nosniff'])
    expect((await sharp(response.rawPayload).metadata()).width).toBe(8)
    expect((await get(reviewer)).statusCode).toBe(404)
  })

  it('[S12] are refused when they are none, too large, or too many', async () => {
    const user = await server.signIn({})
    const script = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    )
    expect(codeOf(await upload(user, script))).toBe('PICTURE10001')
    expect(codeOf(await upload(user, new Uint8Array(5 * 1024 * 1024 + 1)))).toBe('PICTURE10002')
    const bytes = await photo()
    for (let n = 0; n < 20; n++) expect(codeOf(await upload(user, bytes))).toBe('0')
    expect(codeOf(await upload(user, bytes))).toBe('SETTLE10008')
  })

  it('[D26] that were never handed in are forgotten after seven days', async () => {
    const user = await server.signIn({})
    await picture(user)
    const { form } = await applied()
    server.clock.advance(7 * 86_400_000 + 1)
    await server.runJob('settlement-pictures')
    const left = await server.platform.db
      .selectFrom('settlement_pictures')
      .leftJoin('settlement_application_pictures', 'picture_id', 'id')
      .select(['id', 'picture_id'])
      .execute()
    expect(left.every(({ picture_id }) => picture_id !== null)).toBe(true)
    expect(left.map(({ id }) => id)).toContain(form.certificationImg)
  })
})

describe('the demonstration', () => {
  it('[R1.07] has an applicant in review, one who was rejected and one who was approved, as operations find them', async () => {
    const demo = await startTestServer()
    const now = new Date(demo.clock())
    const { blobs, db, vault } = demo.platform
    await db.transaction().execute((trx) => demoData.seedAll(trx, { blobs, vault, now }))
    const standing = async (id: string) => (await demo.signInAgain(id)).get(info, {})
    expect((await standing('u-applicant')).applyStatus).toBe('IN_REVIEW')
    expect(await standing('u-rejected')).toMatchObject({ applyStatus: 'REJECTED', applicantType: 'PERSONAL' })
    const operations = await demo.signInAgain('u-reviewer')
    expect(await standing('u-merchant')).toMatchObject({ applyStatus: 'APPROVED' })
    expect((await operations.get(list, { query: page })).total).toBe(3)
    await demo.stop()
  })
})
