import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import type { Endpoint } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import {
  type AnnouncementForm,
  announcementList,
  type BannerForm,
  bannerList,
  siteEndpoints,
  type VersionForm,
} from '@compute-mall/core/site'
import { DAY_MS } from '@compute-mall/core/time'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

let server: TestServer
let visitor: Caller
let market: TestUser
let legal: TestUser
let admin: TestUser
let customer: TestUser
beforeAll(async () => {
  server = await startTestServer({ env: { LINK_ORIGINS: 'https://partner.example.cn' } })
  visitor = server.visitor()
  market = await server.signIn({ user_name: 'market-1', role_type: 'manager', role_ids: ['market'] })
  legal = await server.signIn({ user_name: 'legal-1', role_type: 'manager', role_ids: ['legal'] })
  admin = await server.signIn({ user_name: 'admin-1', role_type: 'manager', role_ids: ['operateadmin'] })
  customer = await server.signIn()
})
afterAll(() => server.stop())

/** Sessions end meanwhile: everybody signs in again. */
const passDays = async (days: number) => {
  server.clock.advance(days * DAY_MS)
  const again = await Promise.all([market, legal, admin, customer].map(({ id }) => server.signInAgain(id)))
  ;[market = market, legal = legal, admin = admin, customer = customer] = again
}

const codeOf = (result: Awaited<ReturnType<Caller['call']>>): string =>
  E.isRight(result) ? 'answered' : result.left.kind === 'refused' ? result.left.error.code : result.left.kind

const bannerForm: BannerForm = {
  showAddress: 'HOME',
  configType: '1',
  titleZh: '年终活动',
  titleEn: 'Year-end offers',
  summaryZh: '',
  summaryEn: '',
  link: '/search/goods',
  art: 'plain',
  pcPicture: undefined,
  mobilePicture: undefined,
  position: 3,
  fromDay: undefined,
  untilDay: undefined,
}
const shownBanners = async () =>
  (
    await visitor.get(siteEndpoints.banners, {
      query: { configType: '1', version: '2.0', showAddress: 'HOME' },
    })
  ).map(({ title }) => title.zh)
const add = (form: Partial<BannerForm> = {}) =>
  market.get(siteEndpoints.addBanner, { body: { ...bannerForm, ...form } })
const actionsOn = async (objectType: string, objectId: string) => {
  const page = await admin.get(auditEndpoints.list, {
    query: { ...readList(auditList, []).query, objectType, objectId },
  })
  return page.records.map(({ action, actor }) => `${action} ${actor}`)
}

describe('banners of operations', () => {
  it('[R2.13] are seen once they are published, and no longer when taken back; each step is audited', async () => {
    const { banner } = await add()
    expect(await shownBanners()).toEqual([])
    const params = { bannerId: banner.id }
    expect((await market.get(siteEndpoints.publishBanner, { params })).phase).toBe('shown')
    expect(await shownBanners()).toEqual(['年终活动'])
    expect((await market.get(siteEndpoints.publishBanner, { params })).phase).toBe('shown')
    await market.get(siteEndpoints.unpublishBanner, { params })
    expect(await shownBanners()).toEqual([])
    const { history } = await market.get(siteEndpoints.banner, { params })
    expect(history.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'banner.unpublished market-1',
      'banner.published market-1',
      'banner.added market-1',
    ])
  })

  it('[R2.13] are shown in their order on their days of UTC+8', async () => {
    const publish = async (form: Partial<BannerForm>) =>
      market.get(siteEndpoints.publishBanner, { params: { bannerId: (await add(form)).banner.id } })
    // The test clock stands at 10:00 of 21 November in UTC+8.
    expect((await publish({ titleZh: '二', position: 2 })).phase).toBe('shown')
    expect((await publish({ titleZh: '一', position: 1, fromDay: '2026-11-21' })).phase).toBe('shown')
    expect((await publish({ titleZh: '明天', fromDay: '2026-11-22' })).phase).toBe('scheduled')
    expect((await publish({ titleZh: '昨天', untilDay: '2026-11-20' })).phase).toBe('ended')
    expect(await shownBanners()).toEqual(['一', '二'])
    for (const [phase, titles] of [
      ['shown', ['一', '二']],
      ['scheduled', ['明天']],
      ['ended', ['昨天']],
      ['draft', ['年终活动']],
    ] as const) {
      const query = { ...readList(bannerList, []).query, phase }
      const { records } = await market.get(siteEndpoints.bannerList, { query })
      expect(records.map(({ banner }) => banner.title.zh)).toEqual(titles)
    }
  })

  it('[S7] lead within the mall or to an allowed origin', async () => {
    const codes = await Promise.all(
      [
        'https://partner.example.cn/a',
        'https://evil.example/',
        '//evil.example',
        'javascript:alert(1)',
        '',
      ].map(async (link) =>
        codeOf(await market.call(siteEndpoints.addBanner, { body: { ...bannerForm, link } })),
      ),
    )
    expect(codes).toEqual(['answered', 'CONTENT10001', 'CONTENT10001', 'CONTENT10001', 'SYS10001'])
  })

  it('[S4] refuse a reversed period, an unknown day and a picture that nobody uploaded', async () => {
    const refused = async (form: Partial<BannerForm>) =>
      codeOf(await market.call(siteEndpoints.addBanner, { body: { ...bannerForm, ...form } }))
    expect(await refused({ fromDay: '2026-11-22', untilDay: '2026-11-21' })).toBe('SYS10001')
    expect(await refused({ fromDay: '2026-02-30' })).toBe('SYS10001')
    expect(await refused({ pcPicture: `${'0'.repeat(64)}.png` })).toBe('SYS10002')
  })

  it('tells the second of two who save at once, and keeps what the first saved', async () => {
    const { banner, revision } = await add({ titleZh: '旧' })
    const change = (titleZh: string) =>
      market.call(siteEndpoints.changeBanner, {
        params: { bannerId: banner.id },
        body: { ...bannerForm, titleZh, revision },
      })
    const codes = (await Promise.all([change('甲'), change('乙')])).map(codeOf)
    expect(codes.toSorted()).toEqual(['CONTENT10002', 'answered'])
  })

  it('[S12] show a picture to everybody that is one, and keep nothing that is none', async () => {
    const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const picture = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array(bytes) }
    const { name } = await market.get(siteEndpoints.uploadBannerPicture, { body: { picture } })
    const row = await add({ pcPicture: name, titleZh: '图片' })
    expect(row.banner.pcImageUrl).toBe(`/operation/banner/picture/${name}`)
    const seen = (url: string) => server.http.inject({ method: 'GET', url })
    const shown = await seen(row.banner.pcImageUrl)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await seen(`/operation/banner/picture/${'0'.repeat(64)}.png`)).statusCode).toBe(404)
    const text = { fileName: 'a.png', contentType: 'image/png', bytes: new TextEncoder().encode('<svg/>') }
    expect(codeOf(await market.call(siteEndpoints.uploadBannerPicture, { body: { picture: text } }))).toBe(
      'PICTURE10001',
    )
  })
})

describe('announcements', () => {
  const form: AnnouncementForm = {
    place: 'CONSOLE',
    titleZh: '停机维护',
    titleEn: 'Maintenance',
    textZh: '周日 02:00 至 04:00。',
    textEn: 'Sunday 02:00 to 04:00.',
    fromDay: undefined,
    untilDay: undefined,
  }
  const shownAt = async (place: 'CONSOLE' | 'MALL') =>
    (await visitor.get(siteEndpoints.announcements, { query: { place } })).map(({ title }) => title.zh)

  it('[R1.05] are read where they are meant once they are published, at most three, the newest first', async () => {
    const publish = async (given: Partial<AnnouncementForm>) => {
      const { announcement } = await market.get(siteEndpoints.addAnnouncement, {
        body: { ...form, ...given },
      })
      server.clock.advance(1_000)
      await market.get(siteEndpoints.publishAnnouncement, { params: { announcementId: announcement.id } })
      return announcement.id
    }
    await market.get(siteEndpoints.addAnnouncement, { body: form })
    expect(await shownAt('CONSOLE')).toEqual([])
    const first = await publish({})
    await publish({ place: 'BOTH', titleZh: '两处' })
    expect([await shownAt('CONSOLE'), await shownAt('MALL')]).toEqual([['两处', '停机维护'], ['两处']])
    await publish({ titleZh: '三' })
    await publish({ titleZh: '四' })
    expect(await shownAt('CONSOLE')).toEqual(['四', '三', '两处'])
    await market.get(siteEndpoints.unpublishAnnouncement, { params: { announcementId: first } })
    const { row, history } = await market.get(siteEndpoints.announcement, {
      params: { announcementId: first },
    })
    expect([row.phase, history.length]).toEqual(['draft', 3])
    const query = { ...readList(announcementList, []).query, phase: 'shown' as const }
    expect((await market.get(siteEndpoints.announcementList, { query })).total).toBe(3)
  })

  it('[S4] have a Chinese title and text', async () => {
    const body = { ...form, textZh: ' ' }
    expect(codeOf(await market.call(siteEndpoints.addAnnouncement, { body }))).toBe('SYS10001')
  })

  it('tells who saves over what somebody else saved', async () => {
    const { announcement } = await market.get(siteEndpoints.addAnnouncement, { body: form })
    const params = { announcementId: announcement.id }
    const change = () =>
      market.call(siteEndpoints.changeAnnouncement, { params, body: { ...form, revision: 0 } })
    expect([codeOf(await change()), codeOf(await change())]).toEqual(['answered', 'CONTENT10002'])
  })
})

describe('the broadcast', () => {
  const form = {
    titleZh: '训练实践',
    titleEn: 'Training',
    startTime: '2026-11-25T06:00:00.000Z',
    appKey: 'k',
    roomId: '7',
    secretKey: 'secret-of-the-room',
  }

  it('[R3.07] keeps its secret: no answer and no line of the log has it', async () => {
    const saved = await market.get(siteEndpoints.changeLive, { body: form })
    expect(saved.room).toEqual({ appKey: 'k', roomId: '7' })
    expect(JSON.stringify(saved)).not.toContain('secret-of-the-room')
    const before = await visitor.get(siteEndpoints.liveSign, {})
    await market.get(siteEndpoints.changeLive, { body: { ...form, secretKey: undefined, titleZh: '新题' } })
    expect((await visitor.get(siteEndpoints.liveSign, {})).sign).toBe(before.sign)
    await market.get(siteEndpoints.changeLive, { body: { ...form, secretKey: 'another' } })
    expect((await visitor.get(siteEndpoints.liveSign, {})).sign).not.toBe(before.sign)
  })

  it('[R2.13] is live from when it is switched on until it is switched off', async () => {
    const state = async () => {
      const { live, startTime } = await visitor.get(siteEndpoints.liveStream, {})
      return [live, startTime]
    }
    expect(await state()).toEqual([false, '2026-11-25T06:00:00.000Z'])
    const { stream } = await market.get(siteEndpoints.startLive, {})
    expect(stream.live).toBe(true)
    expect(Date.parse(stream.startTime ?? '')).toBe(server.clock())
    await market.get(siteEndpoints.stopLive, {})
    expect((await state())[0]).toBe(false)
    const { history } = await market.get(siteEndpoints.live, {})
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['live.stopped', 'live.started'])
  })

  it('[R2.13] reminds who asked for it when it begins, once', async () => {
    const { changeLive, liveReminder, remindOfLive, startLive, stopLive } = siteEndpoints
    const remind = (isSet: boolean) => ({ body: { isSet } })
    const [asking, regretting] = [await server.signIn(), await server.signIn()]
    await server.platform.db.deleteFrom('settings').execute()
    expect(codeOf(await asking.call(remindOfLive, remind(true)))).toBe('SYS10002')
    expect(codeOf(await visitor.call(remindOfLive, remind(true)))).toBe('AUTH10001')

    const ahead = { ...form, startTime: new Date(server.clock() + DAY_MS).toISOString() }
    await market.get(changeLive, { body: ahead })
    await asking.get(remindOfLive, remind(true))
    expect(await asking.get(remindOfLive, remind(true))).toEqual({ isSet: true })
    await regretting.get(remindOfLive, remind(true))
    await regretting.get(remindOfLive, remind(false))
    expect(await regretting.get(liveReminder, {})).toEqual({ isSet: false })

    const told = () =>
      server.platform.db
        .selectFrom('notices')
        .select(['user_id', 'details'])
        .where('kind', '=', 'liveBegun')
        .execute()
    await server.runJob('live-reminders')
    expect(await told()).toEqual([])
    await market.get(startLive, {})
    await server.runJob('live-reminders')
    await server.runJob('live-reminders')
    expect(await told()).toEqual([
      { user_id: asking.id, details: { title: form.titleZh, titleEn: form.titleEn } },
    ])
    expect(await asking.get(liveReminder, {})).toEqual({ isSet: false })

    await market.get(stopLive, {})
    await market.get(changeLive, { body: ahead })
    await asking.get(remindOfLive, remind(true))
    await market.get(changeLive, { body: { ...ahead, startTime: undefined } })
    expect(await asking.get(liveReminder, {})).toEqual({ isSet: false })
  })

  it('[S4] has no room without its number and its secret', async () => {
    await server.platform.db.deleteFrom('settings').execute()
    const refused = async (given: Partial<typeof form>) =>
      codeOf(await market.call(siteEndpoints.changeLive, { body: { ...form, ...given } }))
    expect(await refused({ secretKey: '' })).toBe('SYS10001')
    expect(await refused({ roomId: '' })).toBe('SYS10001')
    expect(codeOf(await market.call(siteEndpoints.startLive, {}))).toBe('SYS10001')
  })
})

describe('versions of documents', () => {
  const form: VersionForm = {
    version: '2026-11',
    effectiveDay: '2026-11-21',
    titleZh: '隐私政策',
    titleEn: 'Privacy policy',
    textZh: '# 一、范围\n\n本政策适用于本平台。',
    textEn: '# 1. Scope\n\nThis policy covers the platform.',
  }
  const draft = (given: Partial<VersionForm> = {}, kind: 'agreement' | 'privacy' = 'privacy') =>
    legal.get(siteEndpoints.addDraft, { params: { kind }, body: { ...form, ...given } })
  const publish = async (draftId: string, revision = 0) =>
    codeOf(await admin.call(siteEndpoints.publishDraft, { params: { draftId }, body: { revision } }))
  const read = (version?: string) =>
    visitor.get(siteEndpoints.document, { params: { kind: 'privacy' }, query: { version } })

  it('[R5.08] are written by legal, published by an admin, and read by everybody from their day on', async () => {
    const first = await draft()
    expect(
      codeOf(
        await visitor.call(siteEndpoints.document, {
          params: { kind: 'privacy' },
          query: { version: undefined },
        }),
      ),
    ).toBe('SYS10002')
    const byLegal = { params: { draftId: first.draftId }, body: { revision: 0 } }
    expect(codeOf(await legal.call(siteEndpoints.publishDraft, byLegal))).toBe('AUTH10004')
    const adminWrites = { params: { kind: 'privacy' as const }, body: form }
    expect(codeOf(await admin.call(siteEndpoints.addDraft, adminWrites))).toBe('AUTH10004')
    expect(await publish(first.draftId)).toBe('answered')
    expect((await read()).sections).toEqual([
      {
        heading: { zh: '一、范围', en: '1. Scope' },
        paragraphs: [{ zh: '本政策适用于本平台。', en: 'This policy covers the platform.' }],
      },
    ])

    const later = await draft({ version: '2026-12', effectiveDay: '2026-12-01' })
    expect(await publish(later.draftId)).toBe('answered')
    expect((await read()).versions.map(({ version }) => version)).toEqual(['2026-11'])
    const [, privacy] = await legal.get(siteEndpoints.documents, {})
    expect(privacy?.versions.map(({ version, phase }) => `${version} ${phase}`)).toEqual([
      '2026-12 scheduled',
      '2026-11 inForce',
    ])
    await passDays(11)
    const shown = await read()
    expect(shown.versions.map(({ version }) => version)).toEqual(['2026-12', '2026-11'])
    expect((await read('2026-11')).version).toBe('2026-11')
    expect(await actionsOn('privacy', '2026-11')).toEqual([
      'document.published admin-1',
      'document.drafted legal-1',
    ])
  })

  it('[R5.08] of the agreement are what a buyer is asked to agree to', async () => {
    const { draftId } = await draft({ version: 'a-1', effectiveDay: '2026-12-05' }, 'agreement')
    expect(await publish(draftId)).toBe('answered')
    await passDays(4)
    expect((await visitor.get(siteEndpoints.agreement, { query: { version: undefined } })).version).toBe(
      'a-1',
    )
  })

  it('[R5.08] are not published without a day, for a day that is over, unread or with languages that differ', async () => {
    const noDay = await draft({ version: 'b-1', effectiveDay: undefined })
    expect(await publish(noDay.draftId)).toBe('DOCUMENT10002')
    const past = await draft({ version: 'b-2', effectiveDay: '2026-11-30' })
    expect(await publish(past.draftId)).toBe('DOCUMENT10002')
    expect(await publish(past.draftId, 7)).toBe('CONTENT10002')
    const torn = await draft({ version: 'b-3', effectiveDay: '2027-01-01', textEn: '# 1\nA.\n\nB.' })
    expect(await publish(torn.draftId)).toBe('DOCUMENT10003')
  })

  it('[R5.08] have a name of their own, whoever takes it first, and are changed or discarded by legal', async () => {
    const taken = { params: { kind: 'privacy' as const }, body: { ...form, version: '2026-11' } }
    expect(codeOf(await legal.call(siteEndpoints.addDraft, taken))).toBe('DOCUMENT10001')
    const both = await Promise.all(
      [1, 2].map(() => legal.call(siteEndpoints.addDraft, { ...taken, body: { ...form, version: 'c-1' } })),
    )
    expect(both.map(codeOf).toSorted()).toEqual(['DOCUMENT10001', 'answered'])
    const { draftId } = await draft({ version: 'c-2' })
    const change = (revision: number) =>
      legal.call(siteEndpoints.changeDraft, {
        params: { draftId },
        body: { ...form, version: 'c-2', revision },
      })
    expect([codeOf(await change(0)), codeOf(await change(0))]).toEqual(['answered', 'CONTENT10002'])
    await legal.get(siteEndpoints.discardDraft, { params: { draftId } })
    expect(codeOf(await legal.call(siteEndpoints.draft, { params: { draftId } }))).toBe('SYS10002')
  })
})

describe('who may do it', () => {
  it.each(['bannerList', 'announcementList', 'live', 'documents'] as const)(
    '[S2][W19] %s is closed to customers and visitors',
    async (name) => {
      const endpoint: Endpoint = siteEndpoints[name]
      expect(codeOf(await customer.call(endpoint, { params: {}, query: {}, body: {} }))).toBe('AUTH10004')
      expect(codeOf(await visitor.call(endpoint, { params: {}, query: {}, body: {} }))).toBe('AUTH10001')
    },
  )

  it('[R3.06][R6.01] a chosen theme is a line of the audit log', async () => {
    await admin.get(siteEndpoints.chooseTheme, { body: { theme: 'spring' } })
    expect(await actionsOn('theme', 'main')).toEqual(['theme.chosen admin-1'])
  })
})
