import { siteEndpoints } from '@compute-mall/core/site'
import type { Page } from '@playwright/test'
import { call } from '../tools/src/product/request.ts'
import { origin } from './account.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    locale: 'zh-CN',
    live: '直播',
    onAir: '直播中',
    on: '直播已开启',
    off: '直播已关闭',
    mark: '直播中',
  },
  en: {
    locale: 'en-GB',
    live: 'Broadcast',
    onAir: 'The broadcast is on',
    on: 'The broadcast is on',
    off: 'The broadcast is off',
    mark: 'Live now',
  },
} as const

/** The mall has one broadcast, so that one run reads it in both languages. */
test('[R2.13][R3.07] the live mark shows while marketing has the broadcast on, and goes when it is off', async ({
  page,
  enter,
  browser,
}) => {
  test.setTimeout(150_000)
  const market = await enter('market')
  const visitors: readonly (readonly [Page, string])[] = await Promise.all(
    (['zh', 'en'] as const).map(async (language) => {
      const context = await browser.newContext({ baseURL: origin(), locale: words[language].locale })
      return [await context.newPage(), words[language].mark] as const
    }),
  )
  const expectMarks = async (count: number) => {
    for (const [visitor, mark] of visitors) {
      await visitor.goto('/ui/mall/')
      await expect(visitor.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(visitor.getByText(mark, { exact: true })).toHaveCount(count)
    }
  }
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
  }
  const { stream, room, history } = await call(siteEndpoints.live, {}, origin(), market)
  expect([stream.live, room]).toEqual([true, { appKey: 'f0f6d1a2c3b44e5f', roomId: '613847205' }])
  expect(history.map(({ action }) => action)).toEqual([
    'live.started',
    'live.stopped',
    'live.started',
    'live.stopped',
  ])
  for (const [visitor] of visitors) await visitor.context().close()
})
