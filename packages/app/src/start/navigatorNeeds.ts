import { presentAddress } from '@compute-mall/browser'
import type { NavigatorNeeds } from '../page/navigator.ts'
import { openPage, type PageContext } from '../page/openPage.ts'
import { type RouteMatcher, signInAddress } from '../route/index.ts'
import type { ScrollPositions } from '../router/positions.ts'
import type { Runtime } from './runtime.ts'

/**
 * What the navigator of an app in a browser needs.
 * @param positions where pages were scrolled to
 * @param isHere whether this build has a page
 */
export const navigatorNeeds = (
  { match }: RouteMatcher,
  { requests, watch }: Runtime,
  context: PageContext,
  positions: ScrollPositions,
  isHere: NavigatorNeeds['isHere'] = () => true,
): NavigatorNeeds => ({
  match,
  open: (entry, to, previous, known) => openPage(entry, to, context, previous, known),
  requests,
  reloadDocument: () => location.reload(),
  signIn: () => location.replace(signInAddress(presentAddress())),
  leave: (address) => location.replace(address),
  forgetAppData: context.appData.forget,
  leavePage: (page) => positions.save(page, window.scrollY),
  isHere,
  isStale: () => watch.freshness().isOutdated,
})
