import { READY_EVENT } from '@compute-mall/app'
import { storeKeys } from '@compute-mall/core/http'
import { MAX_RELOADS, RELOAD_GUARD_MS } from '@compute-mall/core/site'
import type { Assets } from './assets.ts'
import { scriptText } from './embedded.ts'

/** What a page needs in order to begin. */
export interface Beginning extends Pick<Assets, 'script' | 'preloads'> {
  /** What it says in the visitor's language when a file of it is gone. */
  readonly words: { readonly incomplete: string; readonly retry: string }
}

interface Given extends Beginning {
  readonly guard: { readonly key: string; readonly most: number; readonly milliseconds: number }
  readonly ready: string
}

/**
 * Runs in the browser, as text of the document: it knows nothing but its argument. So it holds the rule of reloads
 * (`mayReload` of core/site) once more, for as long as there is no app to hold it (D4).
 */
const beginAfterFirstPaint = ({ script, preloads, words, guard, ready }: Given): void => {
  const noteReload = (): boolean => {
    const { key, most, milliseconds } = guard
    const now = Date.now()
    const path = location.pathname
    try {
      const past: { path: string; at: number }[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      const isRecent = past.some((reload) => reload.path === path && Math.abs(now - reload.at) < milliseconds)
      if (past.length >= most || isRecent) return false
      const text = JSON.stringify([...past, { path, at: now }])
      sessionStorage.setItem(key, text)
      return sessionStorage.getItem(key) === text
    } catch {
      // A reload that cannot be noted could become a loop.
      return false
    }
  }
  const show = () => {
    const retry = Object.assign(document.createElement('a'), { href: '', textContent: words.retry })
    const notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.style.cssText = 'margin:0;padding:12px 16px;background:#fff7e6;color:#1f1f1f'
    notice.append(words.incomplete, ' ', retry)
    document.body.prepend(notice)
  }
  let isTold = false
  const miss = () => {
    if (isTold) return
    isTold = true
    if (noteReload()) location.reload()
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
    else show()
  }
  const begin = () => {
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const entry = { type: 'module', src: script, onerror: miss }
    document.head.append(Object.assign(document.createElement('script'), entry))
  }
  // What is pressed before the app answers is pressed once it does. Links and forms need no app.
  const pressed = new Set<HTMLElement>()
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button[type=button]')
    if (!button) return
    event.stopImmediatePropagation()
    pressed.add(button)
  }
  const press = () => {
    document.removeEventListener('click', keep, true)
    for (const button of pressed) if (button.isConnected) button.click()
  }
  document.addEventListener('click', keep, true)
  document.addEventListener(ready, press, { once: true })
  // A script waits for the style sheets before it: one without rules by now could not be loaded.
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  if ([...styles].some(({ sheet }) => !sheet?.cssRules.length)) miss()
  // A hidden page is not painted.
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}

const guard = { key: storeKeys.reloads, most: MAX_RELOADS, milliseconds: RELOAD_GUARD_MS }

/**
 * A script that fetches the app's modules once the page that the server drew is on the screen. Where one of them or
 * the style sheet is gone, it loads the page anew as often as it may, and then says what to do (R4.14, test F11).
 */
export const beginning = ({ script, preloads, words }: Beginning): string =>
  `(${beginAfterFirstPaint})(${scriptText({ script, preloads, words, guard, ready: READY_EVENT } satisfies Given)})`
