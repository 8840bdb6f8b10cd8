import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { bundledBrowser } from '../tools/src/browser/index.ts'
import { ensureApps } from '../tools/src/run/apps.mjs'
import { root } from '../tools/src/run/machine.mjs'
import { startProduct } from './product/product.ts'

/** Takes the picture of the README anew: `npm run picture`. The bundled browser, so that it looks the same everywhere. */
const folder = join(root, 'docs', 'images')
await mkdir(folder, { recursive: true })
await ensureApps()
const product = await startProduct()
const { executablePath, args, env } = await bundledBrowser()
const browser = await chromium.launch({ executablePath, args: [...args], env })
try {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 860 } })
  await page.goto(`${product.origin}/ui/mall/`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, 'home.png') })
} finally {
  await browser.close()
  await product.stop()
}
