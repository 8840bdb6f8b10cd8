import { mayReload, textStore } from '@compute-mall/react'
import type { Location } from '../router/shown.ts'

/**
 * When a part of the app is gone, as after a new release, loads the page that was asked for anew; if that has just
 * been tried, the error goes on to the error page with its "try again" (R4.14, D4).
 * @param target where a navigation under way leads
 */
export const watchChunks = (target: () => Location | undefined): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const to = target()
    const address = to ? to.pathname + to.search + to.hash : location.href
    if (
      !mayReload(
        textStore(() => sessionStorage),
        address,
        Date.now(),
      )
    )
      return
    event.preventDefault()
    if (to) location.assign(address)
    else location.reload()
  })
}
