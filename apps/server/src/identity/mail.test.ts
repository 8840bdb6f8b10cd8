import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { HOUR_MS, MINUTE_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { mail: own, sendMailCode, bindMail, removeMail } = identityEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const refused = (code: string) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code }) } })
let addresses = 0
const ask = (user: TestUser, mail: string) =>
  user.call(sendMailCode, { body: { mail } }, { address: `10.3.0.${++addresses}` })
const bind = (user: TestUser, mail: string, code: string) => user.call(bindMail, { body: { mail, code } })
const codeSent = () => /\d{6}/.exec(server.mails.mails()[0]?.text ?? '')?.[0] ?? ''
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the mail address of a user', () => {
  it('[R4.13] is set, changed and removed by the code sent to it, and leaves the server masked', async () => {
    const user = await server.signIn()
    expect(await user.get(own, {})).toEqual({ mail: null })
    expect(await ask(user, 'li.yun@example.cn')).toMatchObject(E.right({ validSeconds: 1800 }))
    expect(await bind(user, 'li.yun@example.cn', wrongOf(codeSent()))).toEqual(refused('USER10004'))
    expect(await user.get(own, {})).toEqual({ mail: null })
    expect(await bind(user, 'li.yun@example.cn', codeSent())).toEqual(E.right({ mail: 'li****@example.cn' }))
    expect(await bind(user, 'li.yun@example.cn', codeSent())).toEqual(refused('USER10005'))
    server.clock.advance(MINUTE_MS)
    await ask(user, 'other@example.cn')
    expect(await user.get(own, {})).toEqual({ mail: 'li****@example.cn' })
    expect(await bind(user, 'other@example.cn', codeSent())).toEqual(E.right({ mail: 'ot****@example.cn' }))
    expect(await user.get(removeMail, {})).toEqual({ mail: null })
  })

  it('[S12] lies sealed, and no code stands in the database', async () => {
    const user = await server.signIn()
    await ask(user, 'sealed@example.cn')
    const code = codeSent()
    const codes = await server.platform.db.selectFrom('mail_codes').selectAll().execute()
    expect(JSON.stringify(codes)).not.toMatch(new RegExp(`sealed@|"${code}"`))
    await bind(user, 'sealed@example.cn', code)
    const rows = await server.platform.db.selectFrom('user_mails').selectAll().execute()
    for (const row of rows) expect(row.mail_sealed.toString('latin1')).not.toContain('sealed@')
  })

  it.each([
    '',
    'nobody',
    'a@b',
    'a@example.cn,b@example.cn',
    'a@example.cn\r\nBcc: b@example.cn',
    'a@example.cn\u0000',
    '<a@example.cn>',
    `${'x'.repeat(65)}@example.cn`,
  ])('[S5] is not %j, and nothing is sent there', async (mail) => {
    const user = await server.signIn()
    const before = server.mails.mails().length
    const answer = await ask(user, mail)
    expect(E.isLeft(answer)).toBe(true)
    expect(server.mails.mails()).toHaveLength(before)
  })

  it('[S1] takes no code of another user or for another address', async () => {
    const [user, other] = [await server.signIn(), await server.signIn()]
    await ask(user, 'mine@example.cn')
    const code = codeSent()
    expect(await bind(other, 'mine@example.cn', code)).toEqual(refused('USER10005'))
    expect(await bind(user, 'theirs@example.cn', code)).toEqual(refused('USER10004'))
    expect(await bind(user, 'mine@example.cn', code)).toMatchObject(E.right({}))
    expect(await other.get(own, {})).toEqual({ mail: null })
  })

  it('[S11] is tried five times with one code, for half an hour', async () => {
    const user = await server.signIn()
    await ask(user, 'tried@example.cn')
    const code = codeSent()
    for (let i = 0; i < 5; i++)
      expect(await bind(user, 'tried@example.cn', wrongOf(code))).toEqual(refused('USER10004'))
    expect(await bind(user, 'tried@example.cn', code)).toEqual(refused('USER10005'))
    server.clock.advance(MINUTE_MS)
    await ask(user, 'tried@example.cn')
    server.clock.advance(30 * MINUTE_MS)
    expect(await bind(user, 'tried@example.cn', codeSent())).toEqual(refused('USER10005'))
  })

  it('[S11] gets a code once a minute whoever asks, and a user asks ten times an hour', async () => {
    const [user, other] = [await server.signIn(), await server.signIn()]
    expect(await ask(user, 'busy@example.cn')).toMatchObject(E.right({}))
    expect(await ask(other, 'BUSY@example.cn')).toEqual(refused('USER10006'))
    for (let i = 0; i < 9; i++) expect(await ask(user, `busy${i}@example.cn`)).toMatchObject(E.right({}))
    expect(await ask(user, 'busy10@example.cn')).toEqual(refused('USER10006'))
    server.clock.advance(HOUR_MS)
    const again = await server.signInAgain(user.id)
    expect(await ask(again, 'busy10@example.cn')).toMatchObject(E.right({}))
  })

  it('[R4.13] is told when a mail could not be sent', async () => {
    const user = await server.signIn()
    const { mail } = server.platform
    const send = mail.send
    mail.send = () => Promise.reject(new Error('away'))
    expect(await ask(user, 'away@example.cn')).toEqual(refused('USER10014'))
    mail.send = send
  })
})
