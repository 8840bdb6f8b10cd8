import { type Page, request } from '@playwright/test'
import { origin } from './account.ts'

/** What a browser does that keeps nothing for a page: it throws wherever storage is touched, as Chrome and Safari do. */
const barAll = () => {
  const bar = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: bar })
}

/** What a full disk does: all is read, nothing can be written. */
const fill = () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Storage.prototype.setItem = refuse
  IDBFactory.prototype.open = refuse
}

/** What may be wrong with storage, and who reads pages then: one who changes their language is asked in it later. */
export const storages = {
  barred: { spoil: barAll, reader: 'barred' },
  full: { spoil: fill, reader: 'diskFull' },
} as const

/** Lets answers through without the cookies that they set, as for a page in a frame of somebody else. */
export const dropCookies = async (page: Page, address: string): Promise<void> => {
  const elsewhere = await request.newContext({ baseURL: origin() })
  await page.route(address, async (route) => {
    const asked = route.request()
    const answer = await elsewhere.fetch(asked.url(), {
      method: asked.method(),
      headers: await asked.allHeaders(),
      data: asked.postDataBuffer() ?? undefined,
      maxRedirects: 0,
    })
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ status: answer.status(), headers, body: await answer.body() })
  })
}
