import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startProduct } from '../tools/src/product/product.ts'
import { expect, test } from './journey.ts'

/** A page of a partner that shows a view of ours, and writes down the heights that it is told. */
const partner = (view: () => string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>partner</title><ul></ul>
<iframe title="view" src="${view()}" width="800" height="300"></iframe>
<script>addEventListener('message', ({ data }) => {
  if (data?.type === 'mall:height') document.querySelector('ul').innerHTML += '<li>' + data.height + '</li>'
})</script>`)
    })
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test.describe('[R2.04][S9] goods within another page (J17)', () => {
  test.use({ expected: /frame-ancestors|Refused to frame|ERR_BLOCKED/ })

  test('are shown by an origin that the operator allows, and by no other', async ({ browser }) => {
    test.setTimeout(180_000)
    const goods = '/ui/mall/detail-goods-iframe?goodsId=200001&channel=partner'
    let view = ''
    const allowed = await partner(() => view)
    const product = await startProduct({ NODE_ENV: 'development', EMBED_ORIGINS: originOf(allowed) })
    view = product.origin + goods
    const foreign = await partner(() => view)
    const context = await browser.newContext({ locale: 'zh-CN' })
    try {
      const page = await context.newPage()
      await page.goto(originOf(allowed))
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('listitem').first()).toHaveText(/^\d{3,}$/)
      const opened = context.waitForEvent('page')
      await frame.getByRole('link', { name: '立即购买' }).click()
      const full = await opened
      await expect(full).toHaveURL(/channel=partner|sign-in/)
      expect((await context.cookies(originOf(allowed))).length).toBe(0)

      await page.goto(originOf(foreign))
      await expect(page.getByRole('listitem')).toHaveCount(0)
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)
    } finally {
      await context.close()
      allowed.close()
      foreign.close()
      await product.stop()
    }
  })
})
