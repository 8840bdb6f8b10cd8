import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pages as addresses } from '../addresses.ts'
import { embeddingAncestors, pagePolicy } from '../http/headers.ts'
import type { Platform } from '../platform.ts'
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
const serveMall = async (app: FastifyInstance, dir: string, site: MallSite): Promise<void> => {
  serveFiles(app, addresses.mall, await loadFiles(join(dir, 'client')))
  const render = await loadRender(join(dir, 'server/entry-server.js'))
  const answer = render === undefined ? notBuilt('apps/mall') : mallPage(app, render, site)
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

/** What search engines may read: the mall, and none of the apps for whoever is signed in. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...clientApps.map(({ name }) => `Disallow: ${addressOf(name)}`),
    'Disallow: /sso/',
    `Sitemap: ${origin}${addresses.mall}sitemap.xml`,
    '',
  ].join('\n')

/** The folder in which an app is built. */
export type BuildFolder = (name: string) => string

/** Everything that people look at: the mall, made here page by page, and the apps that live in one page each. */
export const servePages = async (
  app: FastifyInstance,
  { config }: Platform,
  folder: BuildFolder = (name) => built(`apps/${name}/dist`),
): Promise<void> => {
  const { publicOrigin: origin, embedOrigins, pdfOrigins, livePlayer } = config
  await serveMall(app, folder('mall'), { origin, embedOrigins, pdfOrigins, livePlayer })
  for (const { name } of clientApps) await serveSinglePage(app, addressOf(name), folder(name), `apps/${name}`)
  app.get('/', (_, reply) => reply.redirect(addresses.mall, 302))
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)))
}

/** A person who asks for an address that is none of ours is led to the mall, which says so in a page. */
export const sendElsewhere = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
  if (isPerson) reply.redirect(addresses.mall + request.url.replace(/^\/+/, ''), 302)
  return isPerson
}
