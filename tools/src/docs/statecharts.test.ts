import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../browser/index.ts'
import { charts } from './charts.ts'
import { diagramOf } from './statecharts.ts'

const bundle = fileURLToPath(new URL('mermaid.min.js', import.meta.resolve('mermaid')))
const drawn = (await charts()).map((chart) => [chart.machine.id, diagramOf(chart)] as const)

describe('the diagrams of the statecharts', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    const { executablePath, args, env } = await findBrowser()
    browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } })
    page = await browser.newPage()
    await page.addScriptTag({ path: bundle })
  }, 60_000)
  afterAll(() => browser?.close())

  /** The kind of diagram that Mermaid reads, or what it finds wrong. */
  const read = (text: string): Promise<string> =>
    page.evaluate(async (written) => {
      const { mermaid } = globalThis as unknown as {
        mermaid: { parse(text: string): Promise<{ diagramType: string }> }
      }
      return mermaid.parse(written).then(
        ({ diagramType }) => diagramType,
        (error: Error) => error.message,
      )
    }, text)

  it('are those of all charts of the core', () => expect(drawn.length).toBeGreaterThan(15))

  it.each(drawn)('%s is read by Mermaid', async (_, text) => {
    expect(await read(text)).toBe('stateDiagram')
  })

  it('one that is not closed is refused', async () => {
    expect(await read('stateDiagram-v2\nstate "a" as a {')).toContain('Parse error')
  })
})
