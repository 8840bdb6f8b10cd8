import type { StartSource } from '../start/start.ts'

/** Another tab may have filled or emptied the cart: who has come back to this one learns of it with the next page. */
export const keepFresh = (start: StartSource): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') start.forget()
  })
}
