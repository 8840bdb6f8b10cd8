import { rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, errors, type Page } from 'playwright'
import { preview } from 'vite'
import { bundledBrowser } from '../browser/index.ts'
import { freePorts } from '../product/ports.ts'

/** A story of a built Storybook. */
export interface Story {
  readonly id: string
  /** Its folder and file in the list, e.g. `Parts/Button`. */
  readonly title: string
  readonly name: string
  /** Of the window that it asks for, in pixels. */
  readonly width: number
}

/** What the toolbar is set to; a story that sets something itself keeps it. */
export type Look = Readonly<Record<string, string>>

/** The moment in which all stories live, that of the server's tests. */
const MOMENT = new Date('2026-11-21T02:00:00Z')
const USUAL_WIDTH = 1280
const HEIGHT = 900
/** A story that moves longer than so many pictures is shot as it is. */
const MOST_PICTURES = 5
const FINISH_TIMEOUT_MS = 30_000
/** What a story does so soon after its end belongs to it; what it does later, or again and again, it does by itself. */
const SOON_MS = 1_000
/** A story that always has something to do soon is shot as it is. */
const REST_TIMEOUT_MS = 3_000
/** A page as high as its window, which grows with it, is shot as it is. */
const MOST_GROWTH = 3

/** The browser draws each picture whole and in one way: otherwise corners differ by a shade with what was drawn before. */
const ONE_WAY = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--force-color-profile=srgb',
  '--run-all-compositor-stages-before-draw',
]

/** Before each page: nothing is remembered, chance is always the same, and what comes by itself can be held. */
const STEADY = `
  if (location.origin !== 'null') { localStorage.clear(); sessionStorage.clear() }
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

/** What Storybook said at the end of a story, or undefined while it plays. */
const FINISHED = `window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]`

/** Means nothing to anybody; but who presses keys is shown where the focus is, and else the browser guesses. */
const NO_KEY = 'Pause'

/** Nothing is left that the story does soon. */
const AT_REST = 'window.timers.soon.size === 0'

/** From here on nothing comes by itself. A head that sticks would stand wherever the story scrolled to. */
const HELD = `window.timers.held = true, window.scrollTo({ top: 0, left: 0, behavior: 'instant' })`

/** Two frames have passed: the page is laid out as it is now. */
const DRAWN = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))'

const LOADED = `Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode().catch(String)),
]).then(() => ${DRAWN})`

const STORIES = `window.__STORYBOOK_PREVIEW__.ready()
  .then(() => window.__STORYBOOK_PREVIEW__.extract())
  .then((stories) => Object.values(stories).map(({ id, title, name, globals, parameters }) => {
    const chosen = parameters.viewport?.options?.[globals.viewport?.value]
    return { id, title, name, width: Number.parseInt(chosen?.styles.width ?? '${USUAL_WIDTH}') }
  }))`

/** A browser in which every story looks the same each time. */
export interface Studio {
  /** What is in the built Storybook. */
  stories(): Promise<readonly Story[]>
  /** Takes a picture of each story into a folder, as `<id>.png`. @returns those that failed while they played */
  shoot(stories: readonly Story[], look: Look, folder: string): Promise<readonly Story[]>
  close(): Promise<void>
}

const serve = async (storybook: string) => {
  const [port = 0] = await freePorts(1)
  const server = await preview({
    root: storybook,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

const steadyContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  // The clock replaces timers too; what holds them stands over it.
  await context.clock.setFixedTime(MOMENT)
  await context.addInitScript(STEADY)
  return context
}

const pictureOf = (page: Page) =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })

/** A picture that is the same as the one before it. */
const stillPicture = async (page: Page): Promise<Buffer> => {
  let before = await pictureOf(page)
  for (let taken = 1; taken < MOST_PICTURES; taken++) {
    const after = await pictureOf(page)
    if (after.equals(before)) return after
    before = after
  }
  return before
}

/** `a11y` is checked by the tests of stories. */
const addressOf = ({ id }: Story, look: Look): string => {
  const globals = Object.entries(look).map(([name, value]) => `;${name}:${value}`)
  return `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${globals.join('')}`
}

/** Waits for something to be true. @returns its value; undefined when that took too long */
const awaited = async <T>(page: Page, expression: string, timeout: number): Promise<T | undefined> => {
  try {
    return await (await page.waitForFunction<T>(expression, null, { timeout })).jsonValue()
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined
    throw error
  }
}

/**
 * Makes the window as high as the page. A picture of what is beyond the window would change the window while it is
 * taken, and with it what comes into sight.
 */
const fitWindow = async (page: Page, { width }: Story): Promise<void> => {
  let height = HEIGHT
  for (let grown = 0; grown < MOST_GROWTH; grown++) {
    const needed = await page.evaluate<number>('document.documentElement.scrollHeight')
    if (needed <= height) return
    height = needed
    await page.setViewportSize({ width, height })
    // It is laid out anew a moment later, and what is as high as the window with it.
    await page.waitForFunction(`innerHeight === ${height}`)
    await page.evaluate(DRAWN)
  }
}

/** @returns whether the story played to its end */
const shootOne = async (page: Page, story: Story, address: string, file: string): Promise<boolean> => {
  await page.context().clearCookies()
  await page.setViewportSize({ width: story.width, height: HEIGHT })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press(NO_KEY)
  const end = await awaited<{ readonly status: string }>(page, FINISHED, FINISH_TIMEOUT_MS)
  await page.keyboard.press(NO_KEY)
  await awaited(page, AT_REST, REST_TIMEOUT_MS)
  await page.evaluate(HELD)
  await fitWindow(page, story)
  await page.evaluate(LOADED)
  await writeFile(`${file}.part`, await stillPicture(page))
  await rename(`${file}.part`, file)
  return end?.status === 'success'
}

/** Opens a built Storybook, in the browser and with the fonts that come along. */
export const openStudio = async (storybook: string): Promise<Studio> => {
  const { origin, stop } = await serve(storybook)
  const { executablePath, args, env } = await bundledBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, ...ONE_WAY], env })
  return {
    stories: async () => {
      const context = await steadyContext(browser)
      const page = await context.newPage()
      await page.goto(`${origin}/iframe.html`)
      const stories = await page.evaluate<readonly Story[]>(STORIES)
      await context.close()
      return stories
    },
    shoot: async (stories, look, folder) => {
      const queue = stories.values()
      const failed: Story[] = []
      const work = async () => {
        const context = await steadyContext(browser)
        const page = await context.newPage()
        for (const story of queue) {
          const take = () =>
            shootOne(page, story, origin + addressOf(story, look), join(folder, `${story.id}.png`))
          // On a machine that is busy elsewhere, what a story waits for may come too late.
          if (!(await take()) && !(await take())) failed.push(story)
        }
        await context.close()
      }
      await Promise.all(Array.from({ length: availableParallelism() }, work))
      return failed
    },
    close: async () => {
      await browser.close()
      await stop()
    },
  }
}
