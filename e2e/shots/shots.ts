import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { STORYBOOK } from '../../tools/src/run/storybook.mjs'

interface Index {
  readonly entries: Readonly<
    Record<
      string,
      { readonly id: string; readonly title: string; readonly name: string; readonly type: string }
    >
  >
}

/** The moment in which all stories live, that of the server's tests. */
const MOMENT = new Date('2026-11-21T02:00:00Z')
const WIDTH = 1280
const HEIGHT = 900
/** What a story does so soon after its end belongs to it; what it does later, or again and again, it does by itself. */
const SOON_MS = 1_000
/** A story that always has something to do soon is shot as it is. */
const REST_TIMEOUT_MS = 3_000

/** Before each page: chance is always the same, and what comes by itself can be held. */
const STEADY = `
  let seed = 20261121
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  crypto.getRandomValues = (array) => array.map(() => Math.floor(Math.random() * 256))
  crypto.randomUUID = () => '00000000-0000-4000-8000-' + String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
  const { setTimeout, setInterval, clearTimeout } = window
  const timers = { soon: new Set(), held: false }
  const timed = (run, given) => timers.held || run(...given)
  window.setTimeout = (run, delay = 0, ...given) => {
    const timer = setTimeout(() => { timers.soon.delete(timer); timed(run, given) }, delay)
    if (delay < ${SOON_MS}) timers.soon.add(timer)
    return timer
  }
  window.setInterval = (run, delay, ...given) => setInterval(() => timed(run, given), delay)
  window.clearTimeout = (timer) => { timers.soon.delete(timer); clearTimeout(timer) }
  window.timers = timers`

const FINISHED = `window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]?.status`
const AT_REST = 'window.timers.soon.size === 0'
/** From here on nothing comes by itself; fonts and pictures are there, and two frames were drawn. */
const HELD = `Promise.all([
  window.timers.held = true,
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' }),
  document.fonts.ready,
  ...[...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode().catch(String)),
]).then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))`
const WIDTHS = `window.__STORYBOOK_PREVIEW__.ready()
  .then(() => window.__STORYBOOK_PREVIEW__.extract())
  .then((stories) => Object.fromEntries(Object.values(stories).map(({ id, globals, parameters }) =>
    [id, Number.parseInt(parameters.viewport?.options?.[globals.viewport?.value]?.styles.width ?? '${WIDTH}')])))`

const test = base.extend<object, { readonly widths: Readonly<Record<string, number>> }>({
  widths: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage()
      await page.goto(`${project.use.baseURL}/iframe.html`)
      await page.waitForFunction('window.__STORYBOOK_PREVIEW__ !== undefined')
      await use(await page.evaluate<Readonly<Record<string, number>>>(WIDTHS))
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Makes the window as high as the page: a picture of what is beyond it would change it, and what comes into sight. */
const fitWindow = async (page: Page, width: number): Promise<void> => {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.max(HEIGHT, height) })
  await page.evaluate(HELD)
}

/** As the toolbar of Storybook sets them, e.g. `SHOTS_GLOBALS='language:en;theme:spring'`; axe runs in the tests of stories. */
const globals = ['a11y.manual:!true', process.env.SHOTS_GLOBALS ?? ''].filter(Boolean).join(';')
const { entries }: Index = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'))

for (const { id, title, name } of Object.values(entries).filter(({ type }) => type === 'story'))
  test(`${title}: ${name}`, async ({ page, widths }) => {
    const width = widths[id] ?? WIDTH
    // The clock replaces timers too; what holds them stands over it.
    await page.clock.setFixedTime(MOMENT)
    await page.addInitScript(STEADY)
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    // Means nothing to anybody; but who presses keys is shown where the focus is, and else the browser guesses.
    await page.keyboard.press('Pause')
    const end = await page.waitForFunction<string>(FINISHED, null, { timeout: 30_000 })
    await page.keyboard.press('Pause')
    await page.waitForFunction(AT_REST, null, { timeout: REST_TIMEOUT_MS }).catch(() => undefined)
    await page.evaluate(HELD)
    await fitWindow(page, width)
    await expect(page).toHaveScreenshot(`${globals.replaceAll(/\W+/g, '-')}/${id}.png`)
    expect(await end.jsonValue(), 'the end of its play function').toBe('success')
  })
