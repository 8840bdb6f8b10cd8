import { freshnessView } from '@compute-mall/core/site'
import { textStore } from '../storage.ts'
import { startFreshness } from './freshness.ts'
import { presentAddress } from './presentAddress.ts'
import { startSession } from './session.ts'
import type { Watch, Watched } from './watch.ts'

/** Begins to watch over this document, by the charts of session and freshness. */
export const startWatch = (watched: Watched): Watch => {
  const stores = { session: textStore(() => sessionStorage), local: textStore(() => localStorage) }
  const freshness = startFreshness(watched, stores.session)
  const session = startSession(watched, stores, () =>
    freshness.send({ type: 'token.changed', address: presentAddress(), now: Date.now() }),
  )
  let view = freshnessView(freshness.getSnapshot())
  freshness.subscribe((snapshot) => {
    view = freshnessView(snapshot)
  })
  return {
    knowUser: (userName) => session.send({ type: 'user.known', userName }),
    refuseSession: () => session.send({ type: 'session.refused', address: presentAddress() }),
    signOut: (next) => session.send({ type: 'session.leave', next }),
    missChunk: (address) => freshness.send({ type: 'chunk.failed', address, now: Date.now() }),
    reload: () => freshness.send({ type: 'reload.ask' }),
    freshness: () => view,
    subscribe: (changed) => {
      const { unsubscribe } = freshness.subscribe(changed)
      return unsubscribe
    },
  }
}
