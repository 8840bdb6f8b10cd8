import { cartEndpoints, isMendable, itemRefusals } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { siteEndpoints } from '@compute-mall/core/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dueInWorkdays } from '../platform/calendar.ts'
import { intentFor, putOnSale, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { settings, setLimits, setFeeRate, setChatOnPhones, setCalendarDay, removeCalendarDay } = siteEndpoints
const refused = (code: string) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code }) } })

let server: TestServer
let admin: TestUser
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn({ role_type: 'manager', role_ids: ['operateadmin'] })
})
afterAll(() => server.stop())

const limits = { minCpuNum: 200, minGpuNum: 20, minQuota: 50, maxQuota: 1000, minDuration: 2 }

describe('the settings of the platform', () => {
  it('[W19] begin with what the specification says, no fee, and no chat on phones', async () => {
    expect(await admin.get(settings, {})).toEqual({
      compute: { minCpuNum: 1, minGpuNum: 1 },
      storage: { minQuota: 1, maxQuota: 99_999_999, minDuration: 1 },
      feeRates: [],
      chatOnPhones: false,
      calendar: [],
    })
  })

  it('[R9.01][W19] limit purchases at once', async () => {
    const sale = await putOnSale(server.platform.db)
    const buyer = await server.signIn({ group: { id: 'g', isLeader: true } })
    const codesNow = async () => {
      const quote = await buyer.get(orderEndpoints.quote, { body: intentFor(sale, { amount: 5 }) })
      return quote.lines.flatMap(({ refusals }) => refusals.map(({ code }) => code))
    }
    expect(await codesNow()).toEqual([])
    const changed = await admin.get(setLimits, { body: limits })
    expect([changed.compute, changed.storage]).toEqual([
      { minCpuNum: 200, minGpuNum: 20 },
      { minQuota: 50, maxQuota: 1000, minDuration: 2 },
    ])
    expect(await codesNow()).toEqual(['CART10001'])
    await admin.get(setLimits, { body: { ...limits, minCpuNum: 1, minGpuNum: 1 } })
    expect(await codesNow()).toEqual([])
  })

  it('[R9.01][R5.09] that ask for more than a seller allows leave nothing to buy, as cart and quote say', async () => {
    const sale = await putOnSale(server.platform.db, { limit: { maxAmount: 5 } })
    const buyer = await server.signIn({ group: { id: 'narrowed', isLeader: true } })
    const intent = intentFor(sale, { amount: 5 })
    const { choice } = intent
    if (choice === undefined) throw new Error('the intent is of a choice')
    const body = { ...choice, centerName: undefined, id: undefined }
    await buyer.get(cartEndpoints.put, { body })
    await admin.get(setLimits, { body: { ...limits, minGpuNum: 6 } })
    // What carts know of an offer is a second old.
    await expect
      .poll(() => buyer.call(cartEndpoints.put, { body }), { timeout: 10_000 })
      .toEqual(refused('CART10006'))
    const quote = await buyer.get(orderEndpoints.quote, { body: intent })
    expect(quote.lines.flatMap((line) => line.refusals.map(({ code }) => code))).toEqual(['CART10006'])
    const [item] = await buyer.get(cartEndpoints.list, {})
    expect(item && [isMendable(item), itemRefusals(item).map(({ code }) => code)]).toEqual([
      false,
      ['CART10006'],
    ])
    await admin.get(setLimits, { body: { ...limits, minGpuNum: 1 } })
    const again = await buyer.get(orderEndpoints.quote, { body: intent })
    expect(again.lines.flatMap((line) => line.refusals)).toEqual([])
  })

  it.each([
    ['less at most than at least', { ...limits, maxQuota: 49 }],
    ['nothing at least', { ...limits, minGpuNum: 0 }],
    ['more than there can be', { ...limits, maxQuota: 100_000_000 }],
  ])('[S4] refuse %s', async (_, body) => {
    expect(await admin.call(setLimits, { body })).toEqual(refused('SYS10001'))
  })

  it('[W18] add a rate of the fee, and keep those before it', async () => {
    await admin.get(setFeeRate, { body: { rate: '0.05' } })
    server.clock.advance(1_000)
    const { feeRates } = await admin.get(setFeeRate, { body: { rate: '0.08' } })
    expect(feeRates).toEqual([
      { rate: '0.05', from: '2026-11-21T02:00:00.000Z' },
      { rate: '0.08', from: '2026-11-21T02:00:01.000Z' },
    ])
    expect(await admin.call(setFeeRate, { body: { rate: '1.5' } })).toEqual(refused('SYS10001'))
  })

  it('[D22] open the chat on phones, as any page may ask', async () => {
    const asked = () =>
      server.visitor().get(siteEndpoints.platformConfig, { query: { name: 'chatOnPhones' } })
    expect((await asked()).value).toBe('false')
    await admin.get(setChatOnPhones, { body: { isOpen: true } })
    expect((await asked()).value).toBe('true')
  })

  it('[W9] put off what is due by holidays at once', async () => {
    const { db } = server.platform
    // A Friday: three working days later Wednesday ends.
    const due = async () => (await dueInWorkdays(db, new Date('2026-11-20T02:00:00Z'), 3)).toISOString()
    expect(await due()).toBe('2026-11-25T16:00:00.000Z')
    await admin.get(setCalendarDay, { body: { day: '2026-11-23', isWorkday: false, name: ' 停工日 ' } })
    expect(await due()).toBe('2026-11-26T16:00:00.000Z')
    await admin.get(setCalendarDay, { body: { day: '2026-11-22', isWorkday: true, name: '调休' } })
    expect(await due()).toBe('2026-11-25T16:00:00.000Z')
    const { calendar } = await admin.get(settings, {})
    expect(calendar).toEqual([
      { day: '2026-11-22', isWorkday: true, name: '调休' },
      { day: '2026-11-23', isWorkday: false, name: '停工日' },
    ])
    await admin.get(removeCalendarDay, { params: { day: '2026-11-22' } })
    expect(await admin.call(removeCalendarDay, { params: { day: '2026-11-22' } })).toEqual(
      refused('SYS10002'),
    )
    expect(
      await admin.call(setCalendarDay, { body: { day: '2026-11-23', isWorkday: false, name: ' ' } }),
    ).toEqual(refused('SYS10001'))
    expect(
      await admin.call(setCalendarDay, { body: { day: '2026-02-30', isWorkday: false, name: '无此日' } }),
    ).toEqual(refused('SYS10001'))
  })

  it('[S2][R6.06] are read by operators and written by admins, with a line of the audit log for each change', async () => {
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    expect(E.isRight(await operator.call(settings, {}))).toBe(true)
    expect(await operator.call(setFeeRate, { body: { rate: '0' } })).toEqual(refused('AUTH10004'))
    expect(await operator.call(setLimits, { body: limits })).toEqual(refused('AUTH10004'))
    const finance = await server.signIn({ role_type: 'manager', role_ids: ['financial'] })
    expect(await finance.call(settings, {})).toEqual(refused('AUTH10004'))
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select(['object_id', 'before', 'after'])
      .where('object_type', '=', 'platformConfig')
      .execute()
    expect(lines.map(({ object_id }) => object_id).toSorted()).toEqual([
      'calendar',
      'calendar',
      'calendar',
      'chatOnPhones',
      'limits',
      'limits',
      'limits',
      'limits',
      'serviceFee',
      'serviceFee',
    ])
    expect(lines).toContainEqual({
      object_id: 'serviceFee',
      before: { rate: '0.05' },
      after: { rate: '0.08' },
    })
  })
})
