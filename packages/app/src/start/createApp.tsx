import { readCookie, textStore } from '@compute-mall/browser'
import { LOCALE_COOKIE, visitLanguage } from '@compute-mall/core/http'
import { NetworkContext, WatchContext } from '@compute-mall/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pathParts } from '../address/path.ts'
import { AppProviders, type AppState } from '../frame/AppProviders.tsx'
import type { Layout } from '../frame/definition.ts'
import { createAppDataSource, loadAppData, type MoreOf } from '../page/appData.ts'
import type { PageFiles } from '../page/module.ts'
import { createNavigator } from '../page/navigator.ts'
import type { PageContext } from '../page/openPage.ts'
import { type AnyRoute, addresses, createMatcher } from '../route/index.ts'
import { LateRouter } from '../router/LateRouter.tsx'
import { PageOutlet } from '../router/PageOutlet.tsx'
import { createScrollPositions } from '../router/positions.ts'
import type { TextLoaders } from '../texts/textLoader.ts'
import { whenIdle } from './chunks.ts'
import { ClockContext } from './clock.ts'
import { navigatorNeeds } from './navigatorNeeds.ts'
import { refreshOnReturn } from './page.ts'
import { createRuntime, type Runtime } from './runtime.ts'

/** An app of one document that finds its way behind the hash, e.g. `/ui/console/#/orders`. */
export interface AppOptions<Routes extends Readonly<Record<string, AnyRoute>>> {
  /** Where the app is served, e.g. `/ui/console/`. */
  readonly base: `/ui/${string}/`
  /** Address of the entry: `import.meta.url`. */
  readonly entry: string
  /** Text key of the app's name, for titles. */
  readonly title: string
  readonly routes: Routes
  /** What `import.meta.glob` gives for the pages below `./features`. */
  readonly pages: PageFiles
  /** What surrounds pages, by the names that the table gives. The first surrounds the page that is not there. */
  readonly layouts: Readonly<Record<Routes[keyof Routes]['layout'], Layout>>
  /** The app's own texts; those of core and design system are there. */
  readonly texts: TextLoaders
  /** Names of the texts that the layouts show. */
  readonly layoutTexts?: readonly string[]
  /** What the app shows of its users besides who they are. */
  readonly moreOf?: MoreOf
}

/** Starts an app in this document. */
export const startApp = async <Routes extends Readonly<Record<string, AnyRoute>>>(
  root: HTMLElement,
  options: AppOptions<Routes>,
): Promise<void> => {
  const runtime = await createRuntime({
    language: visitLanguage(readCookie(document.cookie, LOCALE_COOKIE.name), navigator.language),
    device: 'desktop',
    texts: options.texts,
    layoutTexts: options.layoutTexts ?? [],
    userName: null,
    entry: options.entry,
    latestBuild: `${options.base}builds/latest.json`,
  })
  const matcher = createMatcher(options.routes, notFoundPage(options.layouts))
  const context = pageContext(runtime, options)
  const positions = createScrollPositions(textStore(() => sessionStorage))
  const pages = createNavigator(navigatorNeeds(matcher, runtime, context, positions))
  pages.begin(hashAddress())
  refreshOnReturn(context.appData)
  whenIdle(runtime.watch.start)
  createRoot(root).render(
    <StrictMode>
      <NetworkContext value={runtime.network}>
        <WatchContext value={runtime.watch}>
          <ClockContext value={runtime.clock}>
            <AppProviders state={stateOf(runtime, options)}>
              <PageOutlet navigator={pages} positions={positions} />
              <LateRouter load={loadRouter} base={options.base} navigator={pages} />
            </AppProviders>
          </ClockContext>
        </WatchContext>
      </NetworkContext>
    </StrictMode>,
  )
}

const loadRouter = async () => (await import('../router/HashAddresses.tsx')).HashAddresses

/** The address behind the hash, with its slash. */
const hashAddress = () => pathParts(location.hash.replace(/^#?\/?/, '/'))

const notFoundPage = (layouts: Readonly<Record<string, Layout>>) => ({
  title: 'failure:missingTitle',
  layout: Object.keys(layouts)[0] ?? '',
})

const pageContext = (
  { client, textLoader, watch, network }: Runtime,
  { base, pages, moreOf }: Pick<AppOptions<Readonly<Record<string, AnyRoute>>>, 'base' | 'pages' | 'moreOf'>,
): PageContext => ({
  client,
  files: pages,
  prefix: `${base}#`,
  appData: createAppDataSource(async () => {
    const data = await loadAppData(client, document.cookie, moreOf)
    if (data.user === null) return data
    watch.knowUser(data.user.userName)
    // Who never chose a language in this browser reads the one that is kept on the account.
    if (readCookie(document.cookie, LOCALE_COOKIE.name) === undefined && data.user.language !== '')
      await textLoader.changeLanguage(visitLanguage(data.user.language, navigator.language))
    return data
  }),
  forDevice: (to) => to,
  loadTexts: textLoader.load,
  isDown: async () => !(await network.check()),
  log: console.error,
})

const stateOf = (
  { i18n, textLoader, client, notices }: Runtime,
  {
    base,
    title,
    layouts,
  }: Pick<AppOptions<Readonly<Record<string, AnyRoute>>>, 'base' | 'title' | 'layouts'>,
): AppState => ({
  environment: {
    prefix: `${base}#`,
    hrefOf: (path) => `#${path}`,
    device: 'desktop',
    forDevice: (to) => to,
    i18n,
    textLoader,
  },
  client,
  notices,
  persisted: new Map(),
  frame: { layouts, appTitle: title, home: addresses.mall.home.href() },
})
