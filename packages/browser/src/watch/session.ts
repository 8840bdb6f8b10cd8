import type { Need } from '@compute-mall/core/fp'
import { type Stores, TOKEN_COOKIE } from '@compute-mall/core/http'
import { type Forgotten, forget, noteNobody, noteUser, sessionMachine } from '@compute-mall/core/identity'
import { createActor, fromCallback } from 'xstate'
import { writeCookie } from '../cookies.ts'
import { readToken } from '../token.ts'
import type { Watched } from './watch.ts'

/** Looks at the Token when the page is looked at, and when another tab has stored who is there. */
const watchTokenActor: Need<undefined> = fromCallback(({ sendBack }) => {
  const look = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'token.seen', token: readToken() })
  }
  look()
  document.addEventListener('visibilitychange', look)
  for (const event of ['focus', 'storage']) window.addEventListener(event, look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    for (const event of ['focus', 'storage']) window.removeEventListener(event, look)
  }
})

const dropTokenActor: Need<{ token: string | null }> = fromCallback(({ input }) => {
  if (readToken() !== input.token) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where there is no TLS.
  document.cookie = writeCookie({ name: TOKEN_COOKIE, path: '/', maxAgeSeconds: 0 }, '')
})

const forgetActor = (stores: Stores): Need<Forgotten> => fromCallback(({ input }) => forget(stores, input))

/**
 * The chart of the session in a browser.
 * @param reload loads the page anew for whoever is here now
 */
export const startSession = ({ userName, token }: Watched, stores: Stores, reload: () => void) => {
  if (token === null) noteNobody(stores)
  return createActor(
    sessionMachine.provide({
      actors: {
        watchToken: watchTokenActor,
        note: fromCallback(({ input }) => noteUser(stores, input.userName)),
        forget: forgetActor(stores),
        dropToken: dropTokenActor,
        leave: fromCallback(({ input }) => location.assign(input.address)),
        reload: fromCallback(() => reload()),
      },
    }),
    { input: { userName, token } },
  ).start()
}
