import type { Assets } from './assets.ts'
import { scriptText } from './embedded.ts'

type Files = Pick<Assets, 'script' | 'preloads'>

/** Runs in the browser, as text of the document: it knows nothing but its argument. */
const beginAfterFirstPaint = ({ script, preloads }: Files): void => {
  const begin = () => {
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }))
  }
  // A hidden page is not painted.
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}

/** A script that fetches the app's modules once the page that the server drew is on the screen. */
export const beginning = ({ script, preloads }: Files): string =>
  `(${beginAfterFirstPaint})(${scriptText({ script, preloads })})`
