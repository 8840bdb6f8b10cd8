import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { LOCALE_COOKIE } from '@compute-mall/core/http'
import { deviceOf, isEmbeddable, isLivePage, isPdfPage } from '@compute-mall/core/site'
import { SECOND_MS } from '@compute-mall/core/time'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { shortCache } from '../cache.ts'
import { compressPage } from '../http/compression.ts'
import { embeddingAncestors, pagePolicy } from '../http/headers.ts'
import { languageOf } from '../http/language.ts'
import type { WorkQueue } from '../workQueue.ts'
import { sendBusyPage } from './busy.ts'

/** What the mall's server build exports; apps/mall/src/entry-server.tsx. */
export type Render = (
  request: Request,
  context: {
    readonly api: typeof fetch
    readonly nonce: string
    readonly log: (message: string, error: unknown) => void
  },
) => Promise<Response>

/** @returns the mall's renderer, or undefined while the mall is not built */
export const loadRender = async (entry: string): Promise<Render | undefined> => {
  if (!existsSync(entry)) return undefined
  const module: { readonly render: Render } = await import(pathToFileURL(entry).href)
  return module.render
}

/** Calls our own endpoints in the name of a visit: the same guards and limits, without a network between. */
const apiFor =
  (app: FastifyInstance, { ip }: FastifyRequest, noteFailure: () => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries([...request.headers].filter(([, value]) => value !== '')),
      remoteAddress: ip,
      ...(body.length > 0 && { payload: body }),
    })
    if (statusCode >= 500 || statusCode === 429) noteFailure()
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    })
  }

/** The visit as the renderer takes it: our own origin, whatever name the request used for us. */
const visitOf = ({ headers, originalUrl }: FastifyRequest, origin: string): Request => {
  const visit = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') visit.set(name, value)
  return new Request(new URL(originalUrl.replace(/^\/+/, '/'), origin), { headers: visit })
}

/** Where the mall is found, which origins may show its embedded views, and whose documents it shows. */
export interface MallSite {
  readonly origin: string
  readonly embedOrigins: readonly string[]
  readonly pdfOrigins: readonly string[]
  /** Where the player of broadcasts is; null for none of another origin. */
  readonly livePlayer: string | null
}

/**
 * Renders a page of the mall for this request, with a policy that lets only this answer's own scripts run; 503 when too
 * many of the same address wait.
 */
export const mallPage = (app: FastifyInstance, render: Render, site: MallSite, queue: WorkQueue) => {
  const answer = renderedPage(app, render, site)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const leave = await queue.enter(request.ip, reply.raw)
    if (leave === null) return sendBusyPage(reply, languageOf(request, null))
    try {
      return await answer(request, reply)
    } finally {
      leave()
    }
  }
}

/** A rendered page. Each answer replaces its nonce. */
interface Drawn {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly nonce: string
}

/** The page must not be cached: a call failed, or the status is not 200. */
class NotShared extends Error {}

/** Pages that are the same for visitors who are not signed in, as long as processes may differ (H14). */
const SHARED_PAGES = { milliseconds: SECOND_MS, most: 64 } as const

/** Cache key of a page: language, device and address; undefined if the request carries a session or a token. */
const sharedKeyOf = (request: FastifyRequest): string | undefined => {
  const { authorization, 'user-agent': agent = '' } = request.headers
  const isAnyone = Object.keys(request.cookies).every((name) => name === LOCALE_COOKIE.name)
  return isAnyone && authorization === undefined
    ? [languageOf(request, null), deviceOf(agent), request.originalUrl].join(' ')
    : undefined
}

/** Renders pages; concurrent requests for the same cacheable page share one rendering. */
const drawing = (app: FastifyInstance, render: Render, origin: string) => {
  const shared = shortCache<Drawn>(SHARED_PAGES)

  const draw = async (request: FastifyRequest) => {
    let hasFailed = false
    const api = apiFor(app, request, () => {
      hasFailed = true
    })
    const nonce = randomBytes(16).toString('base64')
    const log = (message: string, error: unknown) => request.log.error({ err: error }, message)
    const page = await render(visitOf(request, origin), { api, nonce, log })
    const drawn = {
      status: page.status,
      headers: Object.fromEntries(page.headers),
      html: await page.text(),
      nonce,
    }
    return { drawn, isShared: page.status === 200 && !hasFailed }
  }

  return async (request: FastifyRequest): Promise<Drawn> => {
    const key = sharedKeyOf(request)
    if (key === undefined) return (await draw(request)).drawn
    let own: Drawn | undefined
    try {
      return await shared.get(key, async () => {
        const { drawn, isShared } = await draw(request)
        own = drawn
        if (!isShared) throw new NotShared()
        return drawn
      })
    } catch (error) {
      if (!(error instanceof NotShared)) throw error
      return own ?? (await draw(request)).drawn
    }
  }
}

const renderedPage = (
  app: FastifyInstance,
  render: Render,
  { origin, embedOrigins, pdfOrigins, livePlayer }: MallSite,
) => {
  const draw = drawing(app, render, origin)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const drawn = await draw(request)
    const nonce = randomBytes(16).toString('base64')
    const html = Buffer.from(drawn.html.replaceAll(drawn.nonce, nonce))
    reply.code(drawn.status).headers(drawn.headers)
    const path = request.originalUrl.split('?')[0] ?? ''
    const isEmbedded = isEmbeddable(path)
    if (isEmbedded) reply.removeHeader('x-frame-options')
    reply.header(
      'content-security-policy',
      pagePolicy(nonce, {
        ancestors: isEmbedded ? embeddingAncestors(embedOrigins) : undefined,
        reads: isPdfPage(path) ? pdfOrigins : undefined,
        frames: isLivePage(path) && livePlayer !== null ? livePlayer : undefined,
      }),
    )
    const compressed = await compressPage(html, request.headers['accept-encoding'])
    if (compressed === undefined) return reply.send(html)
    return reply.header('content-encoding', compressed.encoding).send(compressed.bytes)
  }
}
