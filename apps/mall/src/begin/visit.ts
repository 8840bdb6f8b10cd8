import type { Watch } from '@compute-mall/browser'
import { systemRefusals } from '@compute-mall/core/http'
import type { AppState } from '../frame/App.tsx'
import { routeAt } from '../router/address.ts'
import { loadModule } from '../router/modules.ts'
import { surround, type Visit } from '../router/open.ts'
import type { Content, Embedded } from '../router/shown.ts'
import { createStartSource, loadStart } from '../start/start.ts'

/** The visit that a browser goes on with; what a pure page was not told is asked for later (R2.06). */
export const createVisit = ({ client, library }: AppState, embedded: Embedded, watch: Watch): Visit => {
  const load = async () => {
    const start = await loadStart(client, document.cookie)
    if (start.user !== null) watch.knowUser(start.user.userName)
    return start
  }
  return {
    client,
    device: embedded.device,
    start: createStartSource(load, routeAt(location.pathname).pure ? undefined : embedded.start),
    needTexts: library.need,
    log: console.error,
  }
}

/** The page's own chunk has to be there before it can be hydrated; without it, the error page is shown (D4). */
export const contentOf = async ({ content }: Embedded, visit: Visit): Promise<Content> => {
  const route = routeAt(location.pathname)
  const around = await surround(route, visit)
  if (content.kind === 'failed') return { ...content, ...around }
  try {
    const { Component, texts } = await loadModule(route)
    await visit.needTexts(texts)
    return { ...content, ...around, Component }
  } catch (error) {
    visit.log(error)
    return {
      ...around,
      kind: 'failed',
      failure: { status: 503, code: systemRefusals.unavailable.code, message: String(error) },
    }
  }
}
