import type { Page, WebSocketRoute } from '@playwright/test'
import { expect } from './journey.ts'

/** A chat line that was opened or tried: as whom, and what the page said over it. */
interface Tried {
  readonly userId: string
  /** The operate types of the frames that the page sent, in order. */
  readonly said: number[]
  /** The types of the frames that the server answered, in order. */
  readonly heard: string[]
  readonly isClosed: () => boolean
}

/** The chat lines of a page, which a test may cut, refuse or make deaf. */
export interface Lines {
  readonly tried: readonly Tried[]
  /** From now on no line is opened, and those that stand are cut. */
  readonly cut: () => Promise<void>
  readonly mend: () => void
  /** What the page says is heard by nobody from now on. */
  readonly deafen: () => void
}

/** Stands between the chat of a page and the server; call it before the page is opened. */
export const linesOf = async (page: Page): Promise<Lines> => {
  const tried: Tried[] = []
  const open = new Set<WebSocketRoute>()
  let isCut = false
  let isDeaf = false
  await page.routeWebSocket(/\/customerservice\/ws\/message/, (route) => {
    const said: number[] = []
    const heard: string[] = []
    let isClosed = false
    const note = () => {
      isClosed = true
      open.delete(route)
    }
    tried.push({
      userId: new URL(route.url()).searchParams.get('userId') ?? '',
      said,
      heard,
      isClosed: () => isClosed,
    })
    if (isCut) {
      note()
      void route.close({ code: 1011 })
      return
    }
    open.add(route)
    isDeaf = false
    const server = route.connectToServer()
    route.onMessage((message) => {
      said.push(JSON.parse(String(message)).operateType)
      if (!isDeaf) server.send(message)
    })
    server.onMessage((message) => {
      heard.push(JSON.parse(String(message)).type)
      route.send(message)
    })
    route.onClose((code, reason) => {
      note()
      void server.close({ ...(code === undefined ? {} : { code }), ...(reason && { reason }) })
    })
    server.onClose((code, reason) => {
      note()
      void route.close({ ...(code === undefined ? {} : { code }), ...(reason && { reason }) })
    })
  })
  return {
    tried,
    cut: async () => {
      isCut = true
      for (const route of [...open]) {
        open.delete(route)
        await route.close({ code: 1011 })
      }
    },
    mend: () => {
      isCut = false
    },
    deafen: () => {
      isDeaf = true
    },
  }
}

/** Lets the test move the page's clock. A lost line is tried again after exactly 5 s, without the spread of a fifth (D7). */
export const installClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
}

/** Stops the clock of a page where it is; from then on it goes as far as a test turns it. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

/**
 * Turns the clock of a page whose line is cut, until it has given up: 20 attempts 5 s apart, every fifth as a fresh
 * visitor (R4.08, F14).
 * @param saysSo looks whether the page says which attempt it was
 */
export const exhaust = async (
  page: Page,
  { tried }: Lines,
  saysSo: (attempt: number) => Promise<void>,
): Promise<void> => {
  const own = tried[0]?.userId
  const before = tried.length
  for (let attempt = 1; attempt <= 20; attempt++) {
    await page.clock.runFor(4_900)
    expect(tried.length).toBe(before + attempt - 1)
    await page.clock.runFor(100)
    await expect.poll(() => tried.length).toBe(before + attempt)
    await saysSo(attempt)
  }
  const attempts = tried.slice(before).map(({ userId }) => userId)
  const visitors = attempts.filter((_, index) => index % 5 === 4)
  expect(visitors.map((id) => id.startsWith('v-'))).toEqual([true, true, true, true])
  expect(new Set(visitors).size).toBe(4)
  expect(attempts.filter((id) => id === own)).toHaveLength(16)
  await page.clock.runFor(120_000)
  expect(tried.length).toBe(before + 20)
}

/** Shows a page or hides it, as a browser does whose tab is changed. */
export const look = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** What a page told besides what it shows. */
export interface Told {
  readonly notices: string[]
  tones: number
}

/** Takes down what the page tells by tone and by notices of the system, which nobody sees in a test. */
export const takeDown = async (page: Page): Promise<() => Promise<Told>> => {
  await page.addInitScript(() => {
    const told = { notices: [] as string[], tones: 0 }
    const Real = window.AudioContext
    class CountingContext extends Real {
      constructor() {
        super()
        told.tones += 1
      }
    }
    class Notice {
      static get permission() {
        return localStorage.getItem('test.notices') ?? 'default'
      }
      static async requestPermission() {
        localStorage.setItem('test.notices', 'granted')
        return 'granted'
      }
      onclick: (() => void) | null = null
      constructor(title: string, { body }: { body: string }) {
        told.notices.push(`${title}: ${body}`)
      }
      close() {}
    }
    Object.assign(window, { told, AudioContext: CountingContext, Notification: Notice })
  })
  return () => page.evaluate(() => (window as unknown as { told: Told }).told)
}
