import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import {
  emptyFeedback,
  feedbackEndpoints,
  feedbackList,
  ownFeedbackList,
  REOPEN_MS,
} from '@compute-mall/core/feedback'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import type { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { submit, uploadPicture, own, ownDetail, reopen, list, detail, picture, start, answer, close, note } =
  feedbackEndpoints
const queue = readList(feedbackList, []).query
const mine = readList(ownFeedbackList, []).query
const form = { ...feedbackFixtures.form, pictureId: [] }

let server: TestServer
let clerk: TestUser
beforeAll(async () => {
  server = await startTestServer()
  clerk = await server.signIn({ user_name: 'clerk', role_type: 'manager', role_ids: ['operator'] })
})
afterAll(() => server.stop())

const codeOf = (answered: E.Either<unknown, unknown>): string =>
  answered._tag === 'Right' ? '0' : (answered.left as { error: { code: string } }).error.code
const detailsOf = (answered: E.Either<unknown, unknown>): unknown =>
  answered._tag === 'Right' ? null : (answered.left as { error: { details: unknown } }).error.details

const received = async (): Promise<number> => {
  const { total } = await clerk.get(list, { query: { ...queue, state: 'received' } })
  return total
}

const upload = async (user: TestUser): Promise<string> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00019' } })
    .png()
    .toBuffer()
  const file = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array(bytes) }
  return (await user.get(uploadPicture, { body: { picture: file } })).pictureId
}

describe('feedback', () => {
  it('[R2.13] goes from its writer to the desk and back, with a notice and an audit line per step', async () => {
    const writer = await server.signIn({ user_name: 'writer' })
    const pictureId = await upload(writer)
    const { feedbackId, number } = await writer.get(submit, { body: { ...form, pictureId: [pictureId] } })
    expect(number).toMatch(/^F\d{8}-[\dA-F]{8}$/)
    const params = { feedbackId }

    const [row] = (await clerk.get(list, { query: { ...queue, keyword: number } })).records
    expect(row).toMatchObject({ number, kind: 'fault', state: 'received', pictures: 1, page: form.page })
    expect(row?.userName).not.toBe('writer')
    expect(await clerk.get(detail, { params })).toMatchObject({
      contact: '13800138000',
      pictureIds: [pictureId],
      userName: 'writer',
      entrance: 'sidebar',
    })
    expect((await clerk.get(picture, { params: { feedbackId, pictureId } })).contentType).toBe('image/png')

    expect((await clerk.get(start, { params })).state).toBe('inProgress')
    expect(codeOf(await clerk.call(start, { params }))).toBe('FEEDBACK10003')
    expect(codeOf(await clerk.call(answer, { params, body: { text: ' ' } }))).toBe('FEEDBACK10002')
    expect((await clerk.get(answer, { params, body: { text: '已更正' } })).state).toBe('answered')
    expect((await clerk.get(note, { params, body: { text: '价格缓存' } })).note).toBe('价格缓存')

    const answered = await writer.get(ownDetail, { params })
    expect(answered).toMatchObject({ state: 'answered', answer: '已更正' })
    expect(JSON.stringify(answered)).not.toContain('价格缓存')
    const notices = await writer.get(noticeEndpoints.list, { query: readList(noticeList, []).query })
    expect(notices.records.map(({ kind, subjectId, details }) => [kind, subjectId, details])).toEqual([
      ['feedbackAnswered', feedbackId, { number }],
    ])

    expect((await clerk.get(close, { params })).state).toBe('closed')
    expect((await writer.get(reopen, { params, body: { text: '仍然不对' } })).state).toBe('received')
    expect(
      (await clerk.get(detail, { params })).steps.map(({ event, by, text }) => [event, by, text]),
    ).toEqual([
      ['feedback.started', 'clerk', null],
      ['feedback.answered', 'clerk', '已更正'],
      ['feedback.closed', 'clerk', null],
      ['feedback.reopened', 'writer', '仍然不对'],
    ])
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    const lines = await admin.get(auditEndpoints.list, {
      query: { ...readList(auditList, []).query, objectId: feedbackId },
    })
    expect(lines.records.map(({ action }) => action).toSorted()).toEqual([
      'feedback.answered',
      'feedback.closed',
      'feedback.noted',
      'feedback.started',
    ])
  })

  it('[S1] is its writer’s alone', async () => {
    const writer = await server.signIn({})
    const other = await server.signIn({})
    const { feedbackId } = await writer.get(submit, { body: form })
    const params = { feedbackId }
    expect(codeOf(await other.call(ownDetail, { params }))).toBe('SYS10002')
    expect(codeOf(await other.call(reopen, { params, body: { text: 'x' } }))).toBe('SYS10002')
    expect((await other.get(own, { query: mine })).records).toEqual([])
    expect((await writer.get(own, { query: mine })).records.map((one) => one.feedbackId)).toEqual([
      feedbackId,
    ])
  })

  it('[R2.13] is opened again for 14 days and no longer', async () => {
    const writer = await server.signIn({})
    const { feedbackId } = await writer.get(submit, { body: form })
    const params = { feedbackId }
    await clerk.get(answer, { params, body: { text: '好' } })
    server.clock.advance(REOPEN_MS + 1)
    const late = await server.signInAgain(writer.id)
    clerk = await server.signInAgain(clerk.id)
    expect(codeOf(await late.call(reopen, { params, body: { text: '晚了' } }))).toBe('FEEDBACK10003')
  })

  it('[R5.15] is refused with the fields that are wrong', async () => {
    const visitor = server.visitor()
    const refused = await visitor.call(submit, { body: { ...emptyFeedback, kind: 'consultation' } })
    expect([codeOf(refused), detailsOf(refused)]).toEqual(['FEEDBACK10002', { fields: 'text,contact' }])
    const file = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }
    expect(codeOf(await visitor.call(uploadPicture, { body: { picture: file } }))).toBe('PICTURE10001')
  })

  it('[S11] is taken 5 times an hour from a user, 3 times from an address', async () => {
    const times = async (caller: { call: TestUser['call'] }, count: number) => {
      const codes: string[] = []
      for (let i = 0; i < count; i++) codes.push(codeOf(await caller.call(submit, { body: form })))
      return codes
    }
    expect(await times(await server.signIn({}), 6)).toEqual(['0', '0', '0', '0', '0', 'FEEDBACK10001'])
    expect(await times(server.visitor(), 4)).toEqual(['0', '0', '0', 'FEEDBACK10001'])
  })
})

describe('a request for an offer', () => {
  it('[R2.14] reaches the desk as a consultation, and is sealed where it lies (W20, D26)', async () => {
    const customer = await server.signIn({})
    const before = await received()
    const offer = {
      service: 'hpc',
      name: '王工',
      phone: '+86 139-0013-9000',
      region: '上海',
      address: '张江路 1 号',
    } as const
    const { feedbackId } = await customer.get(submit, { body: { ...emptyFeedback, offer } })
    expect(await clerk.get(detail, { params: { feedbackId } })).toMatchObject({
      kind: 'consultation',
      contact: '13900139000',
      offer: { ...offer, phone: '13900139000' },
    })
    expect(await received()).toBe(before + 1)
    const { contact_sealed } = await server.platform.db
      .selectFrom('feedback')
      .select('contact_sealed')
      .where('id', '=', feedbackId)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(contact_sealed).toString('utf8')).not.toContain('13900139000')
  })
})
