import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundledBrowser, findBrowser } from './index.ts'

/** Ink per text, read from a picture of each: blank where the browser knows no glyph. */
const page = `<meta charset="utf-8"><body style="font: 32px sans-serif">`

describe.each([
  ['bundled', bundledBrowser],
  ['found', findBrowser],
])('the %s browser', (_, launch) => {
  let ink: (text: string) => Promise<number>
  let close = async () => {}

  beforeAll(async () => {
    const { executablePath, args, env } = await launch()
    const browser = await chromium.launch({ executablePath, args: [...args], env })
    close = () => browser.close()
    const tab = await browser.newPage()
    await tab.setContent(page)
    ink = (text) =>
      tab.evaluate((written) => {
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (!context) return 0
        context.font = '32px sans-serif'
        context.fillText(written, 10, 60)
        return context
          .getImageData(0, 0, 300, 150)
          .data.filter((value, index) => index % 4 === 3 && value > 0).length
      }, text)
  }, 60_000)

  afterAll(() => close())

  it.each(['GPU', '超算', '订单', '¥5,999.00'])('draws %s', async (text) => {
    expect(await ink(text)).toBeGreaterThan(100)
  })

  it('draws different Chinese characters differently, not as one box', async () => {
    expect(await ink('龘')).not.toBe(await ink('一'))
  })
})
