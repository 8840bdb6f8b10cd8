import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Personal, type PersonalFields } from '@compute-mall/core/codec'
import { contract } from '@compute-mall/core/contract'
import { anyone, endpoint, personalFieldsOf } from '@compute-mall/core/http'
import * as t from 'io-ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { createFolderStore } from './blobs.ts'
import { newId } from './ids.ts'
import { claim, giveBack, secondsToWait } from './limits.ts'
import { createLog } from './log.ts'
import { createOutbox } from './sms.ts'

describe('a limit', () => {
  const minute = { most: 1, ms: 60_000 }
  const hour = { most: 3, ms: 3_600_000 }
  it.each([
    [[], 0],
    [[0], 60],
    [[-59_999], 1],
    [[-60_000], 0],
    [[-70_000, -80_000], 0],
    [[-70_000, -80_000, -90_000], 3510],
  ])('[S11] with attempts at %o waits %i s', (times, seconds) => {
    expect(secondsToWait(times, [minute, hour], 0)).toBe(seconds)
  })
})

describe('limits in the database', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ modules: () => ({}) })
  })
  afterAll(() => server.stop())

  const attempt = (subjects: readonly string[], most: number) =>
    server.platform.db.transaction().execute((trx) =>
      claim(
        trx,
        subjects.map((subject) => ({ subject, windows: [{ most, ms: 60_000 }] })),
        server.clock(),
      ),
    )

  it('[S11] count exactly, also when all ask at once', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => attempt(['storm'], 7)))
    expect(claims.filter((result) => 'granted' in result)).toHaveLength(7)
  })

  it('[S11] count against all subjects or none', async () => {
    await attempt(['full'], 1)
    expect(await attempt(['full', 'free'], 1)).toEqual({ retryAfterSeconds: 60 })
    expect(await attempt(['free'], 1)).toHaveProperty('granted')
  })

  it('[S11] have room again when an attempt is given back or its time is over', async () => {
    const first = await attempt(['again'], 1)
    if ('granted' in first) await giveBack(server.platform.db, first.granted)
    expect(await attempt(['again'], 1)).toHaveProperty('granted')
    server.clock.advance(60_000)
    expect(await attempt(['again'], 1)).toHaveProperty('granted')
  })

  it('[S11] are forgotten after a day', async () => {
    await attempt(['old'], 1)
    server.clock.advance(86_400_001)
    await server.runJob('key-expiry')
    const { db } = server.platform
    expect(await db.selectFrom('attempts').select('id').execute()).toEqual([])
  })
})

describe('the file store', () => {
  const dir = mkdtempSync(join(tmpdir(), 'compute-mall-files-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const store = createFolderStore(dir)

  it('keeps bytes by their content: the same file twice is one', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const name = await store.put(bytes, { contentType: 'image/png' })
    expect(name).toBe('039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81.png')
    expect(await store.put(bytes, { contentType: 'image/png' })).toBe(name)
    expect(readdirSync(join(dir, '03'))).toEqual([name])
    expect(await store.get(name)).toEqual({ bytes: Buffer.from(bytes), contentType: 'image/png' })
  })

  it.each(['../../etc/passwd', `${'0'.repeat(64)}.png`, `${'0'.repeat(64)}.html`, ''])(
    '[S12] has nothing under "%s"',
    async (name) => {
      expect(await store.get(name)).toBeNull()
    },
  )
})

describe('the outbox', () => {
  it('[R5.07] keeps the latest texts, newest first, and logs no whole number', async () => {
    const lines: string[] = []
    const outbox = createOutbox(pino({ base: null }, { write: (line: string) => void lines.push(line) }))
    await outbox.send('13800138000', 'one')
    await outbox.send('13900139000', 'two')
    expect(outbox.texts().map(({ text }) => text)).toEqual(['two', 'one'])
    expect(lines.join('')).toContain('138****8000')
    expect(lines.join('')).not.toContain('13800138000')
  })
})

describe('ids and logs', () => {
  it('sort by the time at which they were made', async () => {
    const first = newId()
    await sleep(2)
    const second = newId()
    expect(first).toMatch(/^[\da-f]{12}7[\da-f]{3}[89ab][\da-f]{15}$/)
    expect([second, first].sort()).toEqual([first, second])
  })

  const logged = (personal: PersonalFields) => {
    const lines: string[] = []
    return { lines, log: createLog('info', personal, { write: (line: string) => void lines.push(line) }) }
  }

  it('hide personal fields, wherever they hang', () => {
    const { lines, log } = logged(personalFieldsOf(contract))
    log
      .child({ contactName: '苏沐言' })
      .info(
        { user: { phone: '13800138000', deep: { email: 'a@b.cn' } }, req: { headers: { cookie: 'sid=x' } } },
        'x',
      )
    log.error({ err: Object.assign(new Error('refused'), { realName: '张三丰' }) }, 'x')
    expect(lines).toHaveLength(2)
    expect(lines.join('')).toContain('138****8000')
    expect(lines.join('')).not.toMatch(/13800138000|a@b\.cn|sid=x|苏沐言|张三丰/)
  })

  it('hide a field as soon as its codec says that it is personal', () => {
    const visit = endpoint({
      method: 'GET',
      path: '/visits',
      access: anyone,
      response: t.type({ nearestKin: Personal('name', t.string), floor: t.string }),
    })
    const { lines, log } = logged(personalFieldsOf({ visits: { visit } }))
    log.info({ answer: { nearestKin: '苏沐言', floor: '3 楼' } }, 'visited')
    expect(JSON.parse(lines.join(''))).toMatchObject({
      answer: { nearestKin: '苏**', floor: '3 楼' },
      msg: 'visited',
    })
  })
})
