import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pages as addresses } from '../addresses.ts'
import type { Config } from '../config/index.ts'
import { embeddingAncestors, pagePolicy, securityHeaders } from '../http/headers.ts'
import type { Extras } from '../http/index.ts'
import { visitLanguageOf } from '../http/language.ts'
import type { Platform } from '../platform.ts'
import { createWorkQueue, type WorkQueue } from '../workQueue.ts'
import { writeBusyPage } from './busy.ts'
import { loadFiles, sendFile, serveFiles } from './files.ts'
import { loadRender, type MallSite, mallPage } from './mall.ts'

const built = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

const notBuilt =
  (app: string): Answer =>
  (_, reply) =>
    reply.code(503).type('text/plain; charset=utf-8').send(`${app} is not built. Run: npm run build\n`)

/** An app that lives in one page and finds its way behind the hash. */
const serveSinglePage = async (
  app: FastifyInstance,
  base: string,
  dir: string,
  name: string,
): Promise<void> => {
  const files = await loadFiles(dir)
  const index = files.get('index.html')
  serveFiles(app, base, files)
  app.get(base, (request, reply) =>
    index === undefined
      ? notBuilt(name)(request, reply)
      : sendFile(request, reply.header('content-security-policy', pagePolicy()), index),
  )
  if (name === 'apps/console' && index !== undefined)
    // The console as pages of our own origin may frame it (R2.16); the console itself stays unframed.
    app.get(addresses.embeddedConsole, (request, reply) =>
      sendFile(
        request,
        reply
          .removeHeader('x-frame-options')
          .header('content-security-policy', pagePolicy(undefined, { ancestors: embeddingAncestors([]) })),
        index,
      ),
    )
  app.get(base.slice(0, -1), (_, reply) => reply.redirect(base, 302))
}

/** Answers every address below the mall's; one that it does not know is its own 404 page. */
const serveMall = async (
  app: FastifyInstance,
  dir: string,
  site: MallSite,
  queue: WorkQueue,
): Promise<void> => {
  serveFiles(app, addresses.mall, await loadFiles(join(dir, 'client')))
  const render = await loadRender(join(dir, 'server/entry-server.js'))
  const answer = render === undefined ? notBuilt('apps/mall') : mallPage(app, render, site, queue)
  app.get(addresses.mall.slice(0, -1), answer)
  app.get(`${addresses.mall}*`, answer)
}

/** Apps that live in one page each: built in `apps/<name>`, served at `/ui/<name>/`, named in the summary of the start. */
export const clientApps = [
  { name: 'console', title: 'Console' },
  { name: 'seller', title: 'Seller' },
  { name: 'admin', title: 'Admin' },
  { name: 'acm', title: 'Sign-in on phones' },
  { name: 'plain', title: 'Plain' },
] as const satisfies readonly { readonly name: string; readonly title: string }[]

/** Where an app is served. */
export const addressOf = (name: string): string => `/ui/${name}/`

/** On either device. */
const goodsPages = [addresses.goods, addresses.goods.replace(addresses.mall, `${addresses.mall}mobile/`)]

/** What search engines may read: what the mall shows visitors, and none of the apps for whoever is signed in. */
const robots = ({ publicOrigin: origin, goodsAccess }: Config): string =>
  [
    'User-agent: *',
    ...(goodsAccess === 'login' ? goodsPages.map((path) => `Disallow: ${path}`) : []),
    ...clientApps.map(({ name }) => `Disallow: ${addressOf(name)}`),
    'Disallow: /sso/',
    `Sitemap: ${origin}${addresses.mall}sitemap.xml`,
    '',
  ].join('\n')

/** The folder in which an app is built. */
export type BuildFolder = (name: string) => string

/**
 * Mall pages in progress or waiting, in this process: its core and memory are what is limited. Drawing a page occupies
 * the core, so one address never has more than two in progress between another's steps.
 */
export const PAGE_WORK = { running: 4, runningEach: 2, waitingEach: 24, waiting: 256 } as const

/** Built files have an ending, pages have none. */
const isMallPage = (path: string): boolean =>
  path.startsWith(addresses.mall.slice(0, -1)) && !/\.\w+$/.test(path)

/** Everything that people look at: the mall, made here page by page, and the apps that live in one page each. */
export const createPages = (
  { config }: Platform,
  folder: BuildFolder = (name) => built(`apps/${name}/dist`),
): Required<Pick<Extras, 'serve' | 'refuse'>> => {
  const { publicOrigin: origin, embedOrigins, pdfOrigins, livePlayer } = config
  const queue = createWorkQueue(PAGE_WORK)
  const headers = securityHeaders(origin.startsWith('https:'))
  return {
    refuse: (request, response, address) => {
      const isRefused = isMallPage(request.url?.split('?', 1)[0] ?? '') && queue.isFull(address)
      if (isRefused) writeBusyPage(response, visitLanguageOf(request), headers)
      return isRefused
    },
    serve: async (app) => {
      await serveMall(app, folder('mall'), { origin, embedOrigins, pdfOrigins, livePlayer }, queue)
      for (const { name } of clientApps)
        await serveSinglePage(app, addressOf(name), folder(name), `apps/${name}`)
      app.get('/', (_, reply) => reply.redirect(addresses.mall, 302))
      app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(config)))
    },
  }
}

/** A person who asks for an address that is none of ours is led to the mall, which says so in a page. */
export const sendElsewhere = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
  if (isPerson) reply.redirect(addresses.mall + request.url.replace(/^\/+/, ''), 302)
  return isPerson
}
