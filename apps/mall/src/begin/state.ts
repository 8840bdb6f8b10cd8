import { deferClient, readToken, type Watch } from '@compute-mall/browser'
import { createRegistry, type RequestRegistry } from '@compute-mall/core/client'
import { languageOf } from '@compute-mall/core/http'
import { createI18n, createLibrary, createNotices } from '@compute-mall/react'
import type { AppState } from '../frame/App.tsx'
import { frameTexts } from '../frame/texts.ts'
import type { Embedded } from '../router/shown.ts'

/** What the app holds in a browser, in the language of the document. */
export const createState = async (
  { texts, device }: Embedded,
  watch: Watch,
): Promise<{ readonly state: AppState; readonly requests: RequestRegistry }> => {
  const i18n = createI18n(languageOf(document.documentElement.lang), {}, (key) =>
    console.error(`There is no text ${key}.`),
  )
  const library = createLibrary(i18n, texts)
  await library.need(frameTexts)
  const notices = createNotices(console)
  const requests = createRegistry()
  const token = readToken()
  const client = deferClient(async () => {
    const { browserClient, errorMessages } = await import('../client/browserClient.ts')
    await library.need({ error: errorMessages })
    return browserClient({
      i18n,
      requests,
      tell: notices.tell,
      token,
      refuseSession: watch.refuseSession,
      skin: () => device,
    })
  })
  return { state: { device, client, i18n, library, notices, kept: new Map() }, requests }
}
