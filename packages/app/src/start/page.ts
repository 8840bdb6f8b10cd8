import type { AppDataSource } from '../page/appData.ts'
import type { Navigator } from '../page/navigator.ts'
import type { ScrollPositions } from '../router/positions.ts'

/** Another tab may have filled or emptied the cart: who has come back to this one learns of it with the next page. */
export const refreshOnReturn = (appData: AppDataSource): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') appData.forget()
  })
}

/**
 * Scrolls pages itself; a document that is loaded anew is scrolled by the browser (R2.08).
 * @returns ends it
 */
export const keepPositions = (navigator: Navigator, positions: ScrollPositions): (() => void) => {
  const leave = () => {
    history.scrollRestoration = 'auto'
    const page = navigator.current()
    if (page !== undefined) positions.save(page, window.scrollY)
    positions.store()
  }
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}
