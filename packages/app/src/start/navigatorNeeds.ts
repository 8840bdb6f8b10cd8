import { presentAddress } from '@compute-mall/browser'
import type { NavigatorNeeds } from '../page/navigator.ts'
import { openPage, type PageContext } from '../page/openPage.ts'
import { type RouteMatcher, signInAddress, withRules } from '../route/index.ts'
import type { ScrollPositions } from '../router/positions.ts'
import type { Runtime } from './runtime.ts'

/**
 * What the navigator of an app in a browser needs.
 * @param positions where pages were scrolled to
 * @param isHere whether this build has a page
 */
export const navigatorNeeds = (
  { match }: RouteMatcher,
  { requests, watch, network }: Runtime,
  context: PageContext,
  positions: ScrollPositions,
  isHere: NavigatorNeeds['isHere'] = () => true,
): NavigatorNeeds => ({
  match: (pathname) => withRules(match(pathname), watch.freshness().rules),
  open: (entry, to, previous, known) => openPage(entry, to, context, previous, known),
  requests,
  // Without a network a document would be the browser's own page, which leads nowhere.
  reloadDocument: () => void network.whenUp().then(() => location.reload()),
  signIn: () =>
    void network.whenUp().then(() => {
      // What the server refused leads there by itself, once (R4.12).
      if (!watch.wasRefused()) location.replace(signInAddress(presentAddress()))
    }),
  leave: (address) => void network.whenUp().then(() => location.replace(address)),
  forgetAppData: context.appData.forget,
  leavePage: (page) => positions.save(page, window.scrollY),
  isHere,
  whenUp: network.whenUp,
  isStale: () => watch.freshness().isOutdated,
})
