import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PLAYER_ANSWERS_MS, siteEndpoints } from '@compute-mall/core/site'
import { pdfOf } from '@compute-mall/core/site/testing'
import type { Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import { expect, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { startProduct } from './product/product.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    buy: '立即购买',
    refused: '该地址的文档不能在此查看',
    locale: 'zh-CN',
    watch: '观看直播',
    player: '直播播放器',
    silent: '播放器没有响应，可能被浏览器或网络拦截',
    retry: '重试',
    next: '下一页',
  },
  en: {
    buy: 'Buy now',
    refused: 'A document of this address cannot be shown here.',
    locale: 'en-GB',
    watch: 'Watch now',
    player: 'Player of the broadcast',
    silent: 'The player does not answer. The browser or the network may block it.',
    retry: 'Try again',
    next: 'Next page',
  },
} as const

const PAPER = '/papers/guide.pdf'

interface Habits {
  /** Is told what is asked of it. */
  readonly asked?: (path: string) => void
  /** Whether its player does not say that it stands. */
  readonly isSilent?: () => boolean
}

/** A partner: a page that shows a view of ours and writes down the heights that it is told, and a document. */
const partner = (view: () => string, { asked, isSilent = () => false }: Habits = {}): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(({ url = '' }, response) => {
      asked?.(url)
      if (url === PAPER) {
        response.setHeader('content-type', 'application/pdf')
        response.setHeader('access-control-allow-origin', '*')
        response.end(pdfOf(['Partner prices', 'Partner terms']))
        return
      }
      response.setHeader('content-type', 'text/html')
      // The player of broadcasts, which says that it stands unless it is silent.
      if (url.startsWith('/?app_key=')) {
        response.end(`<!doctype html><title>player</title><p>${url.replaceAll('&', '&amp;')}</p>
${isSilent() ? '' : "<script>parent.postMessage({ type: 'mall:player-ready' }, '*')</script>"}`)
        return
      }
      response.end(`<!doctype html><title>partner</title><ul></ul>
<iframe title="view" src="${view()}" width="800" height="300"></iframe>
<script>addEventListener('message', ({ data }) => {
  if (data?.type === 'mall:height') document.querySelector('ul').innerHTML += '<li>' + data.height + '</li>'
})</script>`)
    })
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
/** How many dots of the sheet that is shown are dark. */
const inkOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const dots = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return dots.filter((shade, index) => index % 4 === 0 && shade < 128).length
  })

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test.describe('[R2.04][S9] goods within another page (J17)', () => {
  test.use({ expected: /frame-ancestors|Refused to frame|ERR_BLOCKED/ })

  test('[R2.13][R3.07][S7] are shown by an origin that the operator allows, and by no other; so are its documents, and its player', async ({
    browser,
    language,
  }) => {
    test.setTimeout(180_000)
    const w = words[language]
    const goods = '/ui/mall/detail-goods-iframe?goodsId=200001&channel=partner'
    let view = ''
    let isSilent = false
    const allowed = await partner(() => view, { isSilent: () => isSilent })
    const origins = {
      EMBED_ORIGINS: originOf(allowed),
      PDF_ORIGINS: originOf(allowed),
      LIVE_PLAYER_ORIGIN: originOf(allowed),
    }
    const product = await startProduct({ NODE_ENV: 'development', ...origins })
    view = product.origin + goods
    const askedOfForeign: string[] = []
    const foreign = await partner(() => view, { asked: (path) => void askedOfForeign.push(path) })
    const context = await browser.newContext({ locale: w.locale })
    try {
      const page = await context.newPage()
      await page.goto(originOf(allowed))
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
      const heights = page.getByRole('listitem')
      await expect(heights.first()).toHaveText(/^\d{3,}$/)
      // It follows: in a frame that is half as wide, the same is higher.
      const wide = Number(await heights.last().textContent())
      await page.locator('iframe').evaluate((shown: HTMLIFrameElement) => {
        shown.width = '400'
      })
      await expect.poll(async () => Number(await heights.last().textContent())).toBeGreaterThan(wide)
      const opened = context.waitForEvent('page')
      await frame.getByRole('link', { name: w.buy }).click()
      const full = await opened
      await expect(full).toHaveURL(/channel=partner|sign-in/)
      expect((await context.cookies(originOf(allowed))).length).toBe(0)
      await full.close()
      for (const other of ['/ui/mall/app-iframe', '/ui/mall/detail-shop-iframe?id=1001']) {
        view = product.origin + other
        await page.goto(originOf(allowed))
        await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(heights.first()).toHaveText(/^\d{3,}$/)
      }
      // A page that is no embedded view stands in nobody's frame.
      view = `${product.origin}/ui/mall/detail/shop?id=1001`
      await page.goto(originOf(allowed))
      await expect(heights).toHaveCount(0)
      await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0)

      view = product.origin + goods
      await page.goto(originOf(foreign))
      await expect(page.getByRole('listitem')).toHaveCount(0)
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)

      const document = (server: Server) =>
        `${product.origin}/ui/mall/pdf?title=Guide&pdfUrl=${encodeURIComponent(originOf(server) + PAPER)}`
      const complaints: string[] = []
      page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
      const answer = await page.goto(document(allowed))
      expect(answer?.headers()['content-security-policy']).toMatch(
        /^default-src 'self'; script-src 'self' 'nonce-/,
      )
      await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
      await expect(page.getByText('Partner prices')).toBeAttached()
      // Drawn by the worker, with nothing that the policy refuses.
      expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
        expect.stringMatching(/^\/ui\/mall\/assets\/pdf\.worker\.min-[\w-]+\.mjs$/),
      ])
      expect(await inkOf(page)).toBeGreaterThan(100)
      await page.getByRole('button', { name: w.next }).click()
      await expect(page.getByText('Partner terms')).toBeAttached()
      expect(complaints).toEqual([])
      await page.goto(document(foreign))
      await expect(page.getByText(w.refused)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toHaveCount(0)
      expect(askedOfForeign).not.toContain(PAPER)

      // The operator's player stands in a frame of the page of the broadcast, whichever way one comes.
      await call(
        siteEndpoints.startLive,
        {},
        product.origin,
        await signIn(product.origin, 'market', PASSWORD),
      )
      await page.goto(`${product.origin}/ui/mall/`)
      await page.locator('main a[href$="/live"]').first().click()
      await page.waitForURL(/\/ui\/mall\/live$/)
      await page.getByRole('button', { name: w.watch }).click()
      const player = page.frameLocator(`iframe[title="${w.player}"]`)
      await expect(player.getByText(/room_id=613847205.*third_user_id=/)).toBeVisible()

      // One that stays silent is given up: the page says so, and asks again when one wishes.
      isSilent = true
      await page.clock.install()
      await page.goto(`${product.origin}/ui/mall/live`)
      await page.getByRole('button', { name: w.watch }).click()
      await expect(player.getByText(/room_id=/)).toBeVisible()
      await page.clock.runFor(PLAYER_ANSWERS_MS)
      await expect(page.getByRole('alert').filter({ hasText: w.silent })).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      isSilent = false
      await page.getByRole('button', { name: w.retry }).click()
      await expect(player.getByText(/room_id=/)).toBeVisible()
      await page.clock.runFor(PLAYER_ANSWERS_MS)
      await expect(player.getByText(/room_id=/)).toBeVisible()
    } finally {
      await context.close()
      allowed.close()
      foreign.close()
      await product.stop()
    }
  })
})
