import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isEmbeddable, isLivePage, isPdfPage } from '@compute-mall/core/site'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { compressPage } from '../http/compression.ts'
import { embeddingAncestors, pagePolicy } from '../http/headers.ts'
import { languageOf } from '../http/language.ts'
import { createWorkQueue } from '../workQueue.ts'
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
  (app: FastifyInstance, { ip }: FastifyRequest): typeof fetch =>
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

/** Pages made at once keep one processor busy while some wait for the database; those of an address wait in a short queue. */
export const PAGE_WORK = { running: 4, runningEach: 4, waitingEach: 24, waiting: 256 } as const

/**
 * Renders a page of the mall for this request, with a policy that lets only this answer's own scripts run; 503 when too
 * many of the same address wait.
 */
export const mallPage = (app: FastifyInstance, render: Render, site: MallSite) => {
  const queue = createWorkQueue(PAGE_WORK)
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

const renderedPage =
  (app: FastifyInstance, render: Render, { origin, embedOrigins, pdfOrigins, livePlayer }: MallSite) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64')
    const log = (message: string, error: unknown) => request.log.error({ err: error }, message)
    const page = await render(visitOf(request, origin), { api: apiFor(app, request), nonce, log })
    const html = Buffer.from(await page.arrayBuffer())
    reply.code(page.status).headers(Object.fromEntries(page.headers))
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
