import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import {
  ComputeLimits,
  type ServicePage,
  type SiteFacts,
  StorageLimits,
  siteEndpoints,
} from '@compute-mall/core/site'
import { seedSite } from '@compute-mall/seed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, setSite, startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { PDF_ORIGINS: 'https://docs.example.cn' } })
  visitor = server.visitor()
})
afterAll(() => server.stop())

const bannersOf = (configType: '1' | '2', showAddress: 'HOME' | 'MALL', version = '2.0') =>
  visitor.get(siteEndpoints.banners, { query: { configType, version, showAddress } })

describe('a site of which no operator has said anything', () => {
  it('[R3.06] is open, plain and quiet', async () => {
    const index = await visitor.get(siteEndpoints.index, {})
    expect([index.isMainSite, index.purchaseEnable, index.footer, index.themeConfig.theme]).toEqual([
      true,
      true,
      [],
      'default',
    ])
    expect((await visitor.get(siteEndpoints.liveStream, {})).live).toBe(false)
    expect(await bannersOf('1', 'HOME')).toEqual([])
  })
  it('[R3.06, D29] takes a theme all the same', async () => {
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    await operator.get(siteEndpoints.chooseTheme, { body: { theme: 'spring' } })
    expect((await visitor.get(siteEndpoints.index, {})).themeConfig).toEqual({ theme: 'spring' })
    await server.platform.db.deleteFrom('settings').execute()
  })
  it('[R9.01] limits purchases as the specification does by default', async () => {
    const { value } = await visitor.get(siteEndpoints.platformConfig, {
      query: { name: 'buyComputeResourceLimit' },
    })
    expect(JSON.parse(value)).toEqual({ minCpuNum: 1, minGpuNum: 1 })
  })
  it('[R3.07] has no room to broadcast from', async () => {
    const result = await visitor.call(siteEndpoints.liveSign, {})
    expect(E.isLeft(result) && result.left.kind === 'refused' && result.left.error.code).toBe('SYS10002')
  })
  it('[R5.08] has no agreement yet', async () => {
    const result = await visitor.call(siteEndpoints.agreement, { query: { version: undefined } })
    expect(E.isLeft(result) && result.left.kind === 'refused' && result.left.error.code).toBe('SYS10002')
  })
})

describe('the site of the demonstration', () => {
  beforeAll(() => seedSite(server.platform.db, new Date(server.clock())))

  it('[R2.13] shows the four events in both places, and ads beside them', async () => {
    for (const place of ['HOME', 'MALL'] as const) {
      const banners = await bannersOf('1', place)
      expect(banners.map(({ art }) => art)).toEqual(['summit', 'whitePaper', 'scenarioCall', 'providerFund'])
      expect(new Set(banners.map(({ showAddress, configType }) => `${showAddress} ${configType}`))).toEqual(
        new Set([`${place} 1`]),
      )
    }
    expect((await bannersOf('2', 'HOME')).length).toBe(3)
    expect((await bannersOf('2', 'MALL')).length).toBe(2)
  })
  it.each(['1.0', '3.0', ''])('[R7.08] releases no banners in the format %j', async (version) => {
    expect(await bannersOf('1', 'HOME', version)).toEqual([])
  })
  it('[R1.01] has a footer in both languages that leads to the same places', async () => {
    const { footer, footerEn } = await visitor.get(siteEndpoints.index, {})
    const places = (columns: typeof footer) => columns.map(({ links }) => links.map(({ href }) => href))
    expect(places(footer)).toEqual(places(footerEn))
    expect(footerEn.map(({ title }) => title)).toEqual([
      'Shop',
      'Computing',
      'Applications',
      'Services and terms',
    ])
  })
  it('[R3.08] tells the limits of purchases as JSON that their codecs read', async () => {
    const configOf = async (name: 'buyComputeResourceLimit' | 'buyStorageResourceLimit') =>
      JSON.parse((await visitor.get(siteEndpoints.platformConfig, { query: { name } })).value)
    expect(decode(ComputeLimits)(await configOf('buyComputeResourceLimit'))).toEqual(
      E.right({ minCpuNum: 100, minGpuNum: 10 }),
    )
    expect(decode(StorageLimits)(await configOf('buyStorageResourceLimit'))).toEqual(
      E.right({ minQuota: 100, maxQuota: 500_000, minDuration: 1 }),
    )
  })
  it('[R2.13] tells whose documents the viewer may show besides our own', async () => {
    const { value } = await visitor.get(siteEndpoints.platformConfig, { query: { name: 'pdfOrigins' } })
    expect(JSON.parse(value)).toEqual(['https://docs.example.cn'])
  })
  it('[R2.13] says what is live, or announced as in the demonstration', async () => {
    const live = await visitor.get(siteEndpoints.liveStream, {})
    expect([live.live, live.title.en, live.startTime]).toEqual([
      false,
      'Supercomputing Internet Summit 2026: training large models on domestic accelerators',
      '2026-11-26T11:30:00.000Z',
    ])
  })
  it('[R3.07] signs for the player with the secret of the room, which it keeps', async () => {
    const { db } = server.platform
    const room = { appKey: 'k', roomId: '7', secretKey: 'secret' }
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify(room) })
      .where('name', '=', 'liveRoom')
      .execute()
    // printf 'appKey=k&roomId=7&signedAt=1795226400' | openssl dgst -sha256 -hmac secret
    expect(await visitor.get(siteEndpoints.liveSign, {})).toEqual({
      appKey: 'k',
      roomId: '7',
      signedAt: '1795226400',
      sign: 'c578f6fe7d1e041cf203f3d214312ab9ddf407cf3ef330d598d01aa941068393',
    })
  })
  it('[R5.08] shows the agreement in force, any one that was, and none that is to come', async () => {
    const { db } = server.platform
    const agreement = (version?: string) => visitor.get(siteEndpoints.agreement, { query: { version } })
    expect([(await agreement()).version, (await agreement()).sections.length]).toEqual(['2026-06', 9])
    const copy = await db.selectFrom('agreements').selectAll().executeTakeFirstOrThrow()
    const later = { title: copy.title, sections: JSON.stringify(copy.sections) as never }
    await db
      .insertInto('agreements')
      .values({ ...later, version: '2027-01', effective_at: new Date('2027-01-01T00:00:00+08:00') })
      .execute()
    await db
      .insertInto('agreements')
      .values({ ...later, version: '2025-01', effective_at: new Date('2025-01-01T00:00:00+08:00') })
      .execute()
    expect((await agreement()).version).toBe('2026-06')
    expect((await agreement('2025-01')).version).toBe('2025-01')
    const future = await visitor.call(siteEndpoints.agreement, { query: { version: '2027-01' } })
    expect(E.isLeft(future)).toBe(true)
  })
  it('[R3.06, D29] wears the theme that operations choose, and keeps everything else', async () => {
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    const before = await visitor.get(siteEndpoints.index, {})
    for (const theme of ['spring', 'newYear', 'christmas', 'empty', 'default'] as const) {
      await operator.get(siteEndpoints.chooseTheme, { body: { theme } })
      expect(await visitor.get(siteEndpoints.index, {})).toEqual({ ...before, themeConfig: { theme } })
    }
  })
  it('[R2.14] leads to the services in the order of operations, each once, with a line in the audit log', async () => {
    const market = await server.signIn({ role_type: 'manager', role_ids: ['market'] })
    const customer = await server.signIn()
    const orderNow = async () => (await visitor.get(siteEndpoints.index, {})).menu.service
    expect(await orderNow()).toEqual(['ai', 'container', 'ecs', 'hpc'])
    const codeOf = async (caller: Caller, service: readonly ServicePage[]) => {
      const result = await caller.call(siteEndpoints.orderServices, { body: { service } })
      return E.isLeft(result) && result.left.kind === 'refused' && result.left.error.code
    }
    expect(await codeOf(customer, ['hpc', 'ai', 'container', 'ecs'])).toBe('AUTH10004')
    for (const wrong of [
      [],
      ['ai', 'ecs', 'hpc'],
      ['ai', 'ai', 'ecs', 'hpc'],
      ['ai', 'container', 'ecs', 'gpu'],
    ])
      expect(await codeOf(market, wrong as ServicePage[])).toBe('SYS10001')
    expect(await orderNow()).toEqual(['ai', 'container', 'ecs', 'hpc'])
    const service = ['hpc', 'ai', 'container', 'ecs'] as const
    expect(await market.get(siteEndpoints.orderServices, { body: { service } })).toEqual({ service })
    expect(await orderNow()).toEqual(service)
    const line = await server.platform.db
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'services.ordered')
      .execute()
    expect(line).toEqual([
      {
        actor_id: market.id,
        before: { order: 'ai, container, ecs, hpc' },
        after: { order: 'hpc, ai, container, ecs' },
      },
    ])
  })
  it('[R3.06] has five themes and no other, and no customer chooses one', async () => {
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    const customer = await server.signIn()
    const codeOf = async (caller: Caller, theme: 'default') => {
      const result = await caller.call(siteEndpoints.chooseTheme, { body: { theme } })
      return E.isLeft(result) && result.left.kind === 'refused' && result.left.error.code
    }
    expect(await codeOf(operator, 'halloween' as 'default')).toBe('SYS10001')
    expect(await codeOf(customer, 'default')).toBe('AUTH10004')
  })
  it('[R3.06] answers with an error, not with nonsense, when a setting is damaged', async () => {
    await server.platform.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ isMainSite: 'yes' }) })
      .where('name', '=', 'siteIndex')
      .execute()
    const result = await visitor.call(siteEndpoints.index, {})
    expect(E.isLeft(result) && result.left.kind === 'refused' && result.left.error.code).toBe('SYS10000')
  })
})

describe('the sales contact of customers', () => {
  const shownAt = async (env: Readonly<Record<string, string>>, facts: Partial<SiteFacts> = {}) => {
    const other = await startTestServer({ env })
    try {
      await setSite(other.platform.db, facts)
      return (await other.visitor().get(siteEndpoints.index, {})).salerDisplay
    } finally {
      await other.stop()
    }
  }

  it('[R6.04][R3.11] is shown on a main site whose host is not the public one', async () => {
    expect(await shownAt({ PUBLIC_MAIN_HOST: 'www.example.cn' })).toBe(true)
    expect(await shownAt({ PUBLIC_MAIN_HOST: 'mall.test' })).toBe(false)
    expect(await shownAt({ PUBLIC_MAIN_HOST: 'www.example.cn' }, { isMainSite: false })).toBe(false)
  })
})
