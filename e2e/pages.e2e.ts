import { barriers, chineseLines, expect, test } from './journey.ts'

/** Pages that a visitor may see, with their titles. */
const pages = [{ path: '/ui/mall/', zh: '超算互联网', en: 'Supercomputing internet' }] as const

for (const { path, ...title } of pages) {
  test.describe(path, () => {
    test('[R1.01] speaks one language', async ({ page, language }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(title[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
      if (language === 'en') expect(await chineseLines(page)).toEqual([])
    })

    test('[A1] has no barrier', async ({ page }) => {
      await page.goto(path)
      expect(await barriers(page)).toEqual([])
    })
  })
}
