import type { Navigator } from '../router/navigator.ts'
import type { Positions } from '../router/scroll.ts'

/** Scrolls pages itself; a document that is loaded anew is scrolled by the browser (R2.08). */
export const keepPositions = (navigator: Navigator, positions: Positions): void => {
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    positions.save(navigator.current(), window.scrollY)
    positions.store()
  })
}
