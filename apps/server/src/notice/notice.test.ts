import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { type NoticeKind, noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailRefused } from '../platform/mail.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'
import { notify } from './index.ts'

const { choose, list, read, unread } = noticeEndpoints
const { bindMail, removeMail, sendMailCode } = identityEndpoints
const everything = readList(noticeList, []).query

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let count = 0
const tell = (userId: string, kind: NoticeKind = 'goodsPassed', eventId = `event-${++count}`) =>
  server.platform.db.transaction().execute((trx) =>
    notify(trx, {
      userIds: [userId],
      kind,
      eventId,
      subjectId: 'goods_1',
      details: { goodsName: '星澜推理', goodsNameEn: 'Xinglan inference', shopName: '星澜' },
      now: new Date(server.clock()),
    }),
  )
const textsTo = (phone: string) => server.outbox.texts().filter((text) => text.phone === phone)

describe('notices', () => {
  it('[R4.01] are unread until read, one by one or all at once', async () => {
    const user = await server.signIn({})
    for (let i = 0; i < 3; i++) await tell(user.id)
    expect(await user.get(unread, {})).toEqual({ unread: 3 })
    const { records } = await user.get(list, { query: everything })
    expect(records).toHaveLength(3)
    expect(await user.get(read, { body: { noticeId: [records[0]?.noticeId ?? ''] } })).toEqual({ unread: 2 })
    expect((await user.get(list, { query: { ...everything, unread: true } })).total).toBe(2)
    expect(await user.get(read, { body: { noticeId: [] } })).toEqual({ unread: 0 })
    expect((await user.get(list, { query: { ...everything, unread: true } })).total).toBe(0)
  })

  it('[R4.01] of one event are shown once, however often they are written', async () => {
    const user = await server.signIn({})
    await tell(user.id, 'goodsPassed', 'same')
    await tell(user.id, 'goodsPassed', 'same')
    expect(await user.get(unread, {})).toEqual({ unread: 1 })
  })

  it('[S1] are read and marked by their own reader alone', async () => {
    const [user, other] = [await server.signIn({}), await server.signIn({})]
    await tell(user.id)
    const [notice] = (await user.get(list, { query: everything })).records
    expect((await other.get(list, { query: everything })).records).toEqual([])
    await other.get(read, { body: { noticeId: [notice?.noticeId ?? ''] } })
    expect(await user.get(unread, {})).toEqual({ unread: 1 })
    for (let i = 0; i < 21; i++) await tell(user.id)
    const { nextCursor } = await user.get(list, { query: everything })
    const stolen = await other.call(list, { query: { ...everything, cursor: nextCursor ?? '' } })
    expect(E.isLeft(stolen) && stolen.left).toMatchObject({ error: { code: 'LIST10001' } })
  })

  it('[R4.01] go out as a text message once, in the reader’s language, for the kinds that have one', async () => {
    const user = await server.signIn({ phone: '13900001111', language: 'en' })
    await tell(user.id, 'settlementApproved')
    await tell(user.id, 'goodsPassed')
    await server.runJob('notice-texts')
    await server.runJob('notice-texts')
    expect(textsTo('13900001111').map(({ text }) => text)).toEqual([
      'Your application was approved and the shop “星澜” is open. Sign in to the seller centre.',
    ])
  })

  it.each([
    ['zh', '13900004444', '您的商品“星澜推理”审核不通过，请登录商家中心查看原因。'],
    ['en', '13900005555', '“Xinglan inference” was rejected. Sign in to the seller centre to see why.'],
  ] as const)(
    '[R1.01] name goods to who reads %s, on the phone and in the mail',
    async (language, phone, text) => {
      const user = await server.signIn({ phone, language })
      await confirmMail(user, `${language}@example.cn`)
      await tell(user.id, 'goodsRefused')
      await tell(user.id, 'reviewReplied')
      await server.runJob('notice-texts')
      await server.runJob('notice-mails')
      expect(textsTo(phone).map((sent) => sent.text)).toEqual([text])
      const mails = mailsTo(`${language}@example.cn`).map((mail) => mail.text)
      expect(mails.join('\n')).toContain(
        {
          zh: '“星澜推理”的商家回复了您的评价。',
          en: 'The seller of “Xinglan inference” answered your review.',
        }[language],
      )
    },
  )

  it('[R4.01] go out again when the provider did not take them, and to nobody without a verified phone', async () => {
    const user = await server.signIn({ phone: '13900002222' })
    const unverified = await server.signIn({ phone: '13900003333', phone_verified: false })
    await tell(user.id, 'settlementRejected')
    await tell(unverified.id, 'settlementRejected')
    const { sms } = server.platform
    const send = sms.send
    sms.send = () => Promise.reject(new Error('away'))
    await server.runJob('notice-texts')
    sms.send = send
    expect(textsTo('13900002222')).toEqual([])
    await server.runJob('notice-texts')
    expect(textsTo('13900002222')).toHaveLength(1)
    expect(textsTo('13900003333')).toEqual([])
  })

  it('[R4.01] are kept for 180 days', async () => {
    const user = await server.signIn({})
    await tell(user.id)
    server.clock.advance(180 * DAY_MS + 1)
    await server.runJob('notice-expiry')
    const again = await server.signInAgain(user.id)
    expect(await again.get(unread, {})).toEqual({ unread: 0 })
  })
})

/** Confirms a mail address for a user. */
const confirmMail = async (user: TestUser, mail: string): Promise<void> => {
  await user.get(sendMailCode, { body: { mail } })
  const code = /\d{6}/.exec(server.mails.mails()[0]?.text ?? '')?.[0] ?? ''
  await user.get(bindMail, { body: { mail, code } })
}
const mailsTo = (mail: string) =>
  server.mails.mails().filter(({ to, subject }) => to === mail && !/验证码|code/.test(subject))

describe('mails', () => {
  it('[R4.01] tell a notice once, in the reader’s language, with the way to the settings', async () => {
    const user = await server.signIn({ language: 'en' })
    await confirmMail(user, 'reader@example.cn')
    await tell(user.id, 'reviewReplied')
    await server.runJob('notice-mails')
    await server.runJob('notice-mails')
    const [mail, ...others] = mailsTo('reader@example.cn')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('[Compute Mall] The seller answered your review')
    expect(mail?.text).toContain('http://mall.test/ui/console/#/settings')
    expect(mail?.text).not.toContain('{{')
  })

  it('[R4.01] go out for the kinds that their reader chose, and to nobody without a confirmed address', async () => {
    const [user, nobody] = [await server.signIn(), await server.signIn()]
    await confirmMail(user, 'chooser@example.cn')
    await nobody.get(sendMailCode, { body: { mail: 'unconfirmed@example.cn' } })
    const chosen = await user.get(choose, { body: { sms: [], mail: ['refundMade'] } })
    expect(chosen.filter(({ isMail }) => isMail).map(({ kind }) => kind)).toEqual(['refundMade'])
    for (const { id } of [user, nobody])
      for (const kind of ['refundMade', 'teamInvited'] as const) await tell(id, kind)
    await server.runJob('notice-mails')
    expect(mailsTo('chooser@example.cn').map(({ subject }) => subject)).toEqual(['【算力商城】款项已退回'])
    expect(mailsTo('unconfirmed@example.cn')).toEqual([])
    await user.get(removeMail, {})
    await tell(user.id, 'refundMade')
    await server.runJob('notice-mails')
    expect(mailsTo('chooser@example.cn')).toHaveLength(1)
  })

  it('[R4.01] are tried again later and later, given up where the address is refused, and hold up no others', async () => {
    const [first, second] = [await server.signIn(), await server.signIn()]
    await confirmMail(first, 'away@example.cn')
    await confirmMail(second, 'gone@example.cn')
    const { mail } = server.platform
    const send = mail.send
    let tries = 0
    mail.send = (letter) => {
      if (letter.to === 'gone@example.cn') return Promise.reject(new MailRefused('no such mailbox'))
      tries++
      return Promise.reject(new Error('away'))
    }
    await tell(first.id, 'refundMade')
    await tell(second.id, 'refundMade')
    await server.runJob('notice-mails')
    await server.runJob('notice-mails')
    expect(tries).toBe(1)
    server.clock.advance(MINUTE_MS)
    await server.runJob('notice-mails')
    server.clock.advance(MINUTE_MS)
    await server.runJob('notice-mails')
    expect(tries).toBe(2)
    mail.send = send
    server.clock.advance(MINUTE_MS)
    await server.runJob('notice-mails')
    expect([mailsTo('away@example.cn').length, mailsTo('gone@example.cn').length]).toEqual([1, 0])
    const { mail: state } = await server.platform.db
      .selectFrom('notices')
      .select('mail')
      .where('user_id', '=', second.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('failed')
  })

  it('[R4.01] are given up after ten tries', async () => {
    const user = await server.signIn()
    await confirmMail(user, 'never@example.cn')
    const { mail } = server.platform
    const send = mail.send
    let tries = 0
    mail.send = () => {
      tries++
      return Promise.reject(new Error('away'))
    }
    await tell(user.id, 'refundMade')
    for (let i = 0; i < 15; i++) {
      await server.runJob('notice-mails')
      server.clock.advance(HOUR_MS)
    }
    mail.send = send
    expect(tries).toBe(10)
  })
})
