import '@compute-mall/ui/global'
import { readCookie } from '@compute-mall/browser'
import type { Language } from '@compute-mall/core/codec'
import { LOCALE_COOKIE, visitLanguage } from '@compute-mall/core/http'
import { signInAddress } from '@compute-mall/core/identity'
import { deviceOf } from '@compute-mall/core/site'
import { serverClient } from './client/serverClient.ts'
import { type Drawing, draw } from './document/draw.tsx'
import { addEverywhere } from './document/translators.ts'
import { htmlLanguage } from './frame/head.ts'
import { BASENAME, hrefOf, routeAt } from './router/address.ts'
import { crash } from './router/failure.ts'
import { openPage, type Visit } from './router/open.ts'
import type { Content, Shown } from './router/shown.ts'
import { createStartSource, loadStart, type Start } from './start/start.ts'

export interface RenderContext {
  /** Calls the server's own handlers, without a network between. */
  readonly api: typeof fetch
  /** The nonce that the content security policy of this response names. */
  readonly nonce: string
  /** Takes what went wrong while the page was made. */
  readonly log: (message: string, error: unknown) => void
}

/** Answers a request for a page: the whole document in the visitor's language, or where to go instead. */
export const render = async (request: Request, { api, nonce, log }: RenderContext): Promise<Response> => {
  const { origin, pathname, search } = new URL(request.url)
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  if (`${pathname}/` === BASENAME) return goTo(BASENAME + search)
  const route = routeAt(pathname)
  if (route.device !== device && route.other !== undefined) return goTo(hrefOf(route.other) + search)
  const fault = (error: unknown) => log('A page could not be made', error)
  const client = serverClient(request, api, (path, error) =>
    log(`${path} failed while a page was made`, error),
  )
  const namespaces = new Set<string>()
  const visit: Visit = {
    client,
    device,
    start: createStartSource(() => loadStart(client, request.headers.get('cookie') ?? '')),
    needTexts: async (texts) => {
      addEverywhere(texts)
      for (const name of Object.keys(texts)) namespaces.add(name)
    },
    log: fault,
  }
  const opened = await openPage(route, { pathname, search }, visit)
  if (opened.kind === 'signIn') return goTo(signInAddress(pathname + search))
  if (opened.kind === 'leave') return goTo(opened.address)
  if (opened.kind === 'redirect') return goTo(hrefOf(opened.to))
  const language = languageOf(request, opened.start)
  const location = { pathname, search, hash: '', state: null, key: 'first' }
  const shown: Shown = { ...opened, location, route, arrival: 'pop', stays: true }
  return respond(shown, { client, device, origin, language, namespaces, nonce }, fault)
}

/** Draws the page; one that throws while it is drawn becomes the error page (B7). */
const respond = (shown: Shown, drawing: Drawing, fault: (error: unknown) => void): Response => {
  try {
    return page(draw(shown, drawing), shown.content, drawing.language)
  } catch (error) {
    fault(error)
    const content: Content = { kind: 'failed', failure: crash }
    return page(draw({ ...shown, content }, drawing), content, drawing.language)
  }
}

/** What an answer goes by besides its address. */
const VARY = 'cookie, accept-language, user-agent'

const page = (html: string, content: Content, language: Language): Response =>
  new Response(html, {
    status: content.kind === 'failed' ? content.failure.status : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': htmlLanguage(language),
      'cache-control': 'no-store',
      vary: VARY,
    },
  })

const goTo = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', vary: VARY } })

/** The language chosen in this browser, else the user's own, else what the browser asks for (R4.13). */
const languageOf = ({ headers }: Request, { user }: Start): Language => {
  const chosen = readCookie(headers.get('cookie') ?? '', LOCALE_COOKIE.name)
  return visitLanguage(chosen || user?.language, headers.get('accept-language') ?? undefined)
}
