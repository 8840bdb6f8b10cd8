import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../apps/server/src/modules.ts'
import { sendElsewhere, servePages } from '../../../apps/server/src/platform/pages/index.ts'
import { startTestServer } from '../../../apps/server/src/testing/index.ts'
import { findBrowser } from '../browser/index.ts'
import { pdfOf } from './pdf.ts'
import { buildViewer, DOCUMENT } from './viewer.ts'

const folder = mkdtempSync(join(tmpdir(), 'compute-mall-pdf-'))
let browser: Browser
let page: Page
let origin = ''
let stop = async () => {}
const complaints: string[] = []

beforeAll(async () => {
  await buildViewer(folder)
  const server = await startTestServer({ modules: () => ({}) })
  const { http } = await createApp(server.platform, () => ({}), {
    serve: async (fastify) => {
      fastify.get(DOCUMENT, (_, reply) =>
        reply.type('application/pdf').send(pdfOf(['Agreement', 'Prices', 'Law'])),
      )
      await servePages(fastify, server.platform, (name) => (name === 'mall' ? folder : join(folder, 'none')))
    },
    answerElse: sendElsewhere,
  })
  origin = await http.listen({ port: 0, host: '127.0.0.1' })
  stop = async () => {
    await http.close()
    await server.stop()
  }
  const { executablePath, args, env } = await findBrowser()
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } })
  page = await browser.newPage()
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** How many dots of the page that is shown are not white. */
const ink = () =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const dots = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return dots.filter((shade, index) => index % 4 === 0 && shade < 128).length
  })

describe('a document under the content security policy of the mall', () => {
  it('[S7][S9] is drawn, by the worker, with nothing that the policy refuses', async () => {
    const answer = await page.goto(`${origin}/ui/mall/`)
    expect(answer?.headers()['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'self' 'nonce-/,
    )
    await page.getByText('Agreement', { exact: true }).waitFor({ state: 'attached' })
    expect(await ink()).toBeGreaterThan(100)
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/ui\/mall\/assets\/pdf\.worker\.min-[\w-]{8}\.mjs$/),
    ])
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('Prices', { exact: true }).waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })
})
