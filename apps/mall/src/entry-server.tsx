import '@compute-mall/ui/global'
import {
  type AppData,
  crash,
  createAppDataSource,
  customerCounts,
  deviceLinks,
  htmlLanguage,
  loadAppData,
  openPage,
  type PageContent,
  type PageContext,
  prefixOf,
  type RouteState,
} from '@compute-mall/app'
import { signInAddress } from '@compute-mall/app/routes'
import { readCookie } from '@compute-mall/browser'
import type { Language } from '@compute-mall/core/codec'
import { LOCALE_COOKIE, visitLanguage } from '@compute-mall/core/http'
import { deviceOf } from '@compute-mall/core/site'
import { type Drawing, draw } from './document/draw.tsx'
import { serverClient } from './document/serverClient.ts'
import { SITEMAP_PATH, sitemapOf } from './document/sitemap.ts'
import { loadEverywhere, loadFrame } from './document/translators.ts'
import { mall } from './mall.ts'

export interface RenderContext {
  /** Calls the server's own handlers, without a network between. */
  readonly api: typeof fetch
  /** The nonce that the content security policy of this response names. */
  readonly nonce: string
  /** Takes what went wrong while the page was made. */
  readonly log: (message: string, error: unknown) => void
}

const prefix = prefixOf(mall)

/** Answers a request for a page: the whole document in the visitor's language, or where to go instead. */
export const render = async (request: Request, { api, nonce, log }: RenderContext): Promise<Response> => {
  const { origin, pathname: asked, search } = new URL(request.url)
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  if (asked === prefix) return goTo(mall.base + search)
  const pathname = asked.slice(prefix.length)
  const client = serverClient(request, api, (path, error) =>
    log(`${path} failed while a page was made`, error),
  )
  if (pathname === SITEMAP_PATH) return sitemap(await sitemapOf(client, origin))
  const entry = mall.matcher.match(pathname)
  if (entry.device !== device && entry.other !== undefined) return goTo(prefix + entry.other + search)
  const fault = (error: unknown) => log('A page could not be made', error)
  const texts = new Set<string>()
  const context: PageContext = {
    client,
    prefix,
    files: mall.pages,
    appData: createAppDataSource(() =>
      loadAppData(client, request.headers.get('cookie') ?? '', customerCounts),
    ),
    forDevice: deviceLinks(mall.matcher.entries, device),
    loadTexts: (names) => {
      for (const name of names) texts.add(name)
      return loadEverywhere(names)
    },
    log: fault,
  }
  const [result] = await Promise.all([openPage(entry, { pathname, search }, context), loadFrame()])
  if (result.kind === 'signIn') return goTo(signInAddress(asked + search))
  if (result.kind === 'leave') return goTo(result.address)
  if (result.kind === 'redirect') return goTo(prefix + result.to)
  if (result.kind === 'unreachable') throw new Error('The server asks itself, by no network.')
  const { content, appData } = result
  const location = { pathname, search, hash: '', state: null, key: 'first' }
  const page: RouteState = { entry, location, appData, content, arrival: 'pop', keepsScroll: true }
  const language = languageOf(request, appData)
  return respond(page, { client, device, origin, language, texts, nonce }, fault)
}

/** Draws the page; one that throws while it is drawn becomes the error page (B7). */
const respond = (page: RouteState, drawing: Drawing, fault: (error: unknown) => void): Response => {
  try {
    return answer(draw(page, drawing), page.content, drawing.language)
  } catch (error) {
    fault(error)
    const content: PageContent = { kind: 'failed', failure: crash }
    const texts = new Set([...drawing.texts, 'error'])
    return answer(draw({ ...page, content }, { ...drawing, texts }), content, drawing.language)
  }
}

/** A page that can be drawn may say itself, by `isMissing`, that what it is about is not there. */
const statusOf = (content: PageContent): number => {
  if (content.kind === 'failed') return content.failure.status
  const { page } = content.data
  return typeof page === 'object' && page !== null && 'isMissing' in page && page.isMissing === true
    ? 404
    : 200
}

/** What an answer goes by besides its address. */
const VARY = 'cookie, accept-language, user-agent'

const answer = (html: string, content: PageContent, language: Language): Response =>
  new Response(html, {
    status: statusOf(content),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': htmlLanguage(language),
      'cache-control': 'no-store',
      vary: VARY,
    },
  })

const HOUR_SECONDS = 3600

const sitemap = (xml: string): Response =>
  new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${HOUR_SECONDS}`,
    },
  })

const goTo = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', vary: VARY } })

/** The language chosen in this browser, else the user's own, else what the browser asks for (R4.13). */
const languageOf = ({ headers }: Request, { user }: AppData): Language => {
  const chosen = readCookie(headers.get('cookie') ?? '', LOCALE_COOKIE.name)
  return visitLanguage(chosen || user?.language, headers.get('accept-language') ?? undefined)
}
