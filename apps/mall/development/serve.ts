import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const BASE = '/ui/mall/'

/** What draws pages. */
type Entry = typeof import('../src/entry-server.tsx')

const visitOf = ({ headers, url = '/' }: IncomingMessage, origin: string): Request => {
  const visit = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') visit.set(name, value)
  return new Request(new URL(url, origin), { headers: visit })
}

/** Calls of a page under way go to the server itself, past the front. */
const apiAt =
  (server: string): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    return fetch(new URL(pathname + search, server), new Request(request, { redirect: 'manual' }))
  }

const page = async (vite: ViteDevServer, request: IncomingMessage, origin: string, server: string) => {
  const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry
  const log = (message: string, error: unknown) => console.error(message, error)
  const answer = await render(visitOf(request, origin), { api: apiAt(server), nonce: '', log })
  const html = await answer.text()
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: isPage ? await vite.transformIndexHtml('/', html) : html,
  }
}

/**
 * The mall from its sources, with hot reload: pages are rendered through Vite, every other address goes to the server.
 * @param front what browsers reach, as `origin`; changes are told over it too
 * @param server where the server listens
 */
export const serveMallInDevelopment = async (
  front: Server,
  origin: string,
  server: string,
): Promise<void> => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    server: {
      middlewareMode: { server: front },
      hmr: { server: front },
      proxy: { [`^(?!${BASE})`]: { target: server, ws: true } },
    },
  })
  const show = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { status, headers, body } = await page(vite, request, origin, server)
      response.writeHead(status, headers).end(body)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
    }
  }
  front.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const asked = request.url
    vite.middlewares(request, response, () => {
      request.url = asked
      void show(request, response)
    })
  })
}
