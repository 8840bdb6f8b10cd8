import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { siteEndpoints } from '@compute-mall/core/site'
import { DAY_MS } from '@compute-mall/core/time'
import type { Page } from '@playwright/test'
import { origin, signInAs } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    locale: 'zh-CN',
    live: '直播',
    onAir: '直播中',
    on: '直播已开启',
    off: '直播已关闭',
    mark: '直播中',
    remind: '开播提醒我',
    reminded: '已预约提醒',
    begun: /^您预约的直播“.+”已开始。$/,
    services: '服务页顺序',
    moveUp: '上移高性能计算',
    saveOrder: '保存顺序',
    orderSaved: '已保存服务页顺序',
    hpc: '高性能计算',
  },
  en: {
    locale: 'en-GB',
    live: 'Broadcast',
    onAir: 'The broadcast is on',
    on: 'The broadcast is on',
    off: 'The broadcast is off',
    mark: 'Live now',
    remind: 'Remind me',
    reminded: 'You will be reminded',
    begun: /^The broadcast that you wanted to be reminded of is on: “.+”\.$/,
    services: 'Service pages',
    moveUp: 'Move High performance computing up',
    saveOrder: 'Save the order',
    orderSaved: 'The order of the service pages is saved',
    hpc: 'High performance computing',
  },
} as const

/** The mall has one broadcast and one order of its services, so that one run reads them in both languages. */
test('[R2.13][R2.14][R3.07] the live mark shows while marketing has the broadcast on, services stand as it orders them, and who asked is told of the next broadcast', async ({
  page,
  enter,
  who,
  browser,
}) => {
  test.setTimeout(150_000)
  const market = await enter('market')
  const visitors: readonly (readonly [Page, string, 'zh' | 'en'])[] = await Promise.all(
    (['zh', 'en'] as const).map(async (language) => {
      const context = await browser.newContext({ baseURL: origin(), locale: words[language].locale })
      return [await context.newPage(), words[language].mark, language] as const
    }),
  )
  const expectMarks = async (count: number) => {
    for (const [visitor, mark] of visitors) {
      await visitor.goto('/ui/mall/')
      await expect(visitor.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(visitor.getByText(mark, { exact: true })).toHaveCount(count)
    }
  }
  // The demonstration's is announced.
  await call(siteEndpoints.startLive, {}, origin(), market)
  await expectMarks(1)
  for (const language of ['zh', 'en'] as const) {
    const w = words[language]
    await page.context().addCookies([{ name: 'locale', value: language, url: origin() }])
    await page.goto('about:blank')
    await page.goto('/ui/admin/#/live')
    await expect(page.getByRole('heading', { level: 1, name: w.live })).toBeVisible()
    await page.getByRole('switch', { name: w.onAir }).click()
    await expect(page.getByText(w.off)).toBeVisible()
    await expect(page.getByRole('switch', { name: w.onAir })).not.toBeChecked()
    await expectSound(page, language)
    await expectMarks(0)
    await page.getByRole('switch', { name: w.onAir }).click()
    await expect(page.getByRole('switch', { name: w.onAir })).toBeChecked()
    await expectMarks(1)

    await page.goto('/ui/admin/#/services')
    await expect(page.getByRole('heading', { level: 1, name: w.services })).toBeVisible()
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: w.moveUp }).click()
    await page.getByRole('button', { name: w.saveOrder }).click()
    await expect(page.getByText(w.orderSaved)).toBeVisible()
    await expectSound(page, language)
    for (const [visitor, , theirs] of visitors) {
      await visitor.goto('/ui/mall/')
      await expect(visitor.locator('main a[href*="/service/"]').first()).toHaveText(words[theirs].hpc)
    }
    const service = ['ai', 'container', 'ecs', 'hpc'] as const
    await call(siteEndpoints.orderServices, { body: { service } }, origin(), market)
  }
  const { stream, room, history } = await call(siteEndpoints.live, {}, origin(), market)
  expect([stream.live, room]).toEqual([true, { appKey: 'f0f6d1a2c3b44e5f', roomId: '613847205' }])
  expect(history.map(({ action }) => action)).toEqual([
    'live.started',
    'live.stopped',
    'live.started',
    'live.stopped',
    'live.started',
  ])

  // Announced anew: who asks in the one language is told in both.
  await call(siteEndpoints.stopLive, {}, origin(), market)
  const announced = {
    titleZh: stream.title.zh,
    titleEn: stream.title.en,
    startTime: new Date(Date.now() + DAY_MS).toISOString(),
    appKey: room?.appKey ?? '',
    roomId: room?.roomId ?? '',
    secretKey: undefined,
  }
  await call(siteEndpoints.changeLive, { body: announced }, origin(), market)
  const viewer = who('phoneLooker').name
  for (const [visitor, , language] of visitors) {
    const w = words[language]
    const cookies = await signInAs(visitor.context(), viewer)
    await visitor.context().addCookies([{ name: 'locale', value: language, url: origin() }])
    await visitor.goto('/ui/mall/live')
    await hydrated(visitor)
    if (language === 'zh') await visitor.getByRole('button', { name: w.remind }).click()
    await expect(visitor.getByRole('button', { name: w.reminded, pressed: true })).toBeVisible()
    await expectSound(visitor, language)
    if (language === 'zh') continue
    await call(siteEndpoints.startLive, {}, origin(), market)
    const { query } = readList(noticeList, [['kind', 'liveBegun']])
    await expect
      .poll(async () => (await call(noticeEndpoints.list, { query }, origin(), cookies)).records.length, {
        timeout: 30_000,
      })
      .toBe(1)
  }
  for (const [visitor, , language] of visitors) {
    await visitor.goto('/ui/console/#/notices')
    await expect(visitor.getByText(words[language].begun)).toBeVisible()
  }
  for (const [visitor] of visitors) await visitor.context().close()
})
