import { textStore } from '@compute-mall/browser'
import { languageOf } from '@compute-mall/core/http'
import { NetworkContext, WatchContext } from '@compute-mall/react'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AppProviders } from '../frame/AppProviders.tsx'
import { createAppDataSource, customerCounts, loadAppData } from '../page/appData.ts'
import { type FirstView, resumePage } from '../page/firstView.ts'
import { createNavigator, FIRST, type FirstPage } from '../page/navigator.ts'
import type { PageContext } from '../page/openPage.ts'
import type { RouteEntry } from '../route/index.ts'
import { deviceLinks } from '../router/environment.ts'
import { LateRouter } from '../router/LateRouter.tsx'
import { PageOutlet } from '../router/PageOutlet.tsx'
import { createScrollPositions } from '../router/positions.ts'
import { whenIdle } from './chunks.ts'
import { ClockContext } from './clock.ts'
import { type DrawnApp, latestBuildFile, prefixOf, stateOf } from './drawnApp.ts'
import { navigatorNeeds } from './navigatorNeeds.ts'
import { refreshOnReturn } from './page.ts'
import { createRuntime, type Runtime } from './runtime.ts'

export interface HydrateOptions {
  /** What the server has put into the document. */
  readonly view: FirstView
  /** Address of the entry: `import.meta.url`. */
  readonly entry: string
}

/** Goes on in the browser with the page that the server has drawn. */
export const hydrateApp = async (
  root: HTMLElement,
  app: DrawnApp,
  { view, entry: address }: HydrateOptions,
): Promise<void> => {
  const { device, appData } = view
  const runtime = await createRuntime({
    language: languageOf(document.documentElement.lang),
    device,
    texts: app.texts,
    layoutTexts: app.layoutTexts[device],
    embedded: view.texts,
    userName: appData.user?.userName ?? null,
    entry: address,
    latestBuild: `${app.base}${latestBuildFile(device)}`,
  })
  const entry = app.matcher.match(location.pathname.slice(prefixOf(app).length))
  const context = pageContext(app, runtime, view, entry)
  const content = await resumePage(entry, view, context)
  const positions = createScrollPositions(textStore(() => sessionStorage))
  const isHere = (to: RouteEntry) => app.devices.includes(to.device)
  const navigator = createNavigator(navigatorNeeds(app.matcher, runtime, context, positions, isHere), {
    location: firstLocation(app),
    appData,
    content,
  })
  refreshOnReturn(context.appData)
  whenIdle(runtime.watch.start)
  const pages = (
    <StrictMode>
      <NetworkContext value={runtime.network}>
        <WatchContext value={runtime.watch}>
          <ClockContext value={runtime.clock}>
            <AppProviders state={stateOf(app, { ...runtime, device })}>
              <PageOutlet navigator={navigator} positions={positions} />
              <LateRouter load={loadRouter} base={app.base} navigator={navigator} />
            </AppProviders>
          </ClockContext>
        </WatchContext>
      </NetworkContext>
    </StrictMode>
  )
  // A transition is worked off in slices: what the visitor does in the meantime is answered between them.
  startTransition(() => {
    // Where the page cannot be drawn as the server drew it, there is nothing to hydrate.
    if (content.kind === view.content.kind) hydrateRoot(root, pages)
    else createRoot(root).render(pages)
  })
}

/** The page that is on the screen already; its entry of the history is told by the router. */
const firstLocation = (app: DrawnApp): FirstPage['location'] => {
  const { pathname, search, hash } = location
  return { pathname: pathname.slice(prefixOf(app).length), search, hash, state: null, key: FIRST }
}

const loadRouter = async () => (await import('../router/BrowserAddresses.tsx')).BrowserAddresses

/** What a pure page was not told is asked for later (R2.06). */
const pageContext = (
  app: DrawnApp,
  { client, textLoader, watch, network }: Runtime,
  { device, appData }: FirstView,
  { route }: RouteEntry,
): PageContext => ({
  client,
  files: app.pages,
  prefix: prefixOf(app),
  appData: createAppDataSource(
    async () => {
      const data = await loadAppData(client, document.cookie, customerCounts)
      if (data.user !== null) watch.knowUser(data.user.userName)
      return data
    },
    route.pure ? undefined : appData,
  ),
  forDevice: deviceLinks(app.matcher.entries, device),
  loadTexts: textLoader.load,
  isDown: async () => !(await network.check()),
  log: console.error,
})
