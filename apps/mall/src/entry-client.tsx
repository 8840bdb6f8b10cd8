import '@compute-mall/ui/global'
import { textStore } from '@compute-mall/browser'
import { signInAddress } from '@compute-mall/core/identity'
import { trackChannel } from '@compute-mall/core/site'
import { WatchContext } from '@compute-mall/react'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory } from 'react-router-dom'
import { keepFresh } from './begin/keepFresh.ts'
import { keepPositions } from './begin/keepPositions.ts'
import { createState } from './begin/state.ts'
import { contentOf, createVisit } from './begin/visit.ts'
import { createWatch, watchChunks, watchLater } from './begin/watch.ts'
import { EMBEDDED_ID } from './document/embedded.ts'
import { App } from './frame/App.tsx'
import { isHere } from './router/modules.ts'
import { createNavigator } from './router/navigator.ts'
import { openPage } from './router/open.ts'
import { Pages } from './router/Pages.tsx'
import { createPositions } from './router/scroll.ts'
import type { Embedded } from './router/shown.ts'

const session = textStore(() => sessionStorage)

/** Goes on in the browser with what the server has begun. */
const begin = async (root: HTMLElement, embedded: Embedded): Promise<void> => {
  const watch = createWatch(embedded, import.meta.url)
  const followChunks = watchChunks(watch)
  const { state, requests } = await createState(embedded, watch)
  const visit = createVisit(state, embedded, watch)
  const content = await contentOf(embedded, visit)
  const { start } = embedded
  const navigator = createNavigator(
    {
      history: UNSAFE_createBrowserHistory(),
      open: (route, to, known) => openPage(route, to, { ...visit, before: navigator.current() }, known),
      requests,
      leave: (address) => location.assign(address),
      signInAddress,
      forgetStart: visit.start.forget,
      isHere,
      isStale: () => watch.freshness().isOutdated,
    },
    { start, content },
  )
  const positions = createPositions(session)
  keepPositions(navigator, positions)
  keepFresh(visit.start)
  followChunks(navigator.pending)
  watchLater(watch)
  trackChannel(
    textStore(() => localStorage),
    location.href,
  )

  const app = (
    <StrictMode>
      <WatchContext value={watch}>
        <App state={state}>
          <Pages navigator={navigator} positions={positions} />
        </App>
      </WatchContext>
    </StrictMode>
  )
  // A transition is worked off in slices: what the visitor does in the meantime is answered between them.
  startTransition(() => {
    // Where the page cannot be drawn as the server drew it, there is nothing to hydrate.
    if (content.kind === embedded.content.kind) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

const root = document.getElementById('root')
const embedded = document.getElementById(EMBEDDED_ID)?.textContent
if (root !== null && embedded) void begin(root, JSON.parse(embedded) as Embedded)
