import '@compute-mall/ui/global'
import { browserClient, readCookie, readToken, startWatch } from '@compute-mall/browser'
import { createRegistry } from '@compute-mall/core/client'
import { LOCALE_COOKIE, visitLanguage } from '@compute-mall/core/http'
import { signInAddress } from '@compute-mall/core/identity'
import { ClientProvider, createI18n, createNotices, NoticesContext, WatchContext } from '@compute-mall/react'
import { WaysContext } from '@compute-mall/ui/link'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { routesOf } from './routes.tsx'
import { createServerTime } from './serverTime.ts'
import { texts } from './texts.ts'
import { ways } from './ways.ts'

const language = visitLanguage(readCookie(document.cookie, LOCALE_COOKIE.name), navigator.language)
const i18n = createI18n(language, texts, (key) => console.error(`There is no text ${key}.`))
const notices = createNotices(console)
const time = createServerTime(Date.now)
const token = readToken()
const watch = startWatch({ userName: null, token, buildId: null, latestBuild: '' })
const client = browserClient({
  i18n,
  requests: createRegistry(),
  tell: notices.tell,
  refuseSession: watch.refuseSession,
  fetch: time.listening((input, init) => fetch(input, init)),
})

const root = document.getElementById('root')
if (token === null) location.replace(signInAddress(location.pathname + location.search + location.hash))
else if (root !== null) {
  const router = createHashRouter(routesOf(time.clock))
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <ClientProvider client={client}>
          <NoticesContext value={notices}>
            <WaysContext value={ways}>
              <WatchContext value={watch}>
                <RouterProvider router={router} />
              </WatchContext>
            </WaysContext>
          </NoticesContext>
        </ClientProvider>
      </I18nextProvider>
    </StrictMode>,
  )
}
