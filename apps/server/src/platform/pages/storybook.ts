import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { storybookHeaders } from '../http/headers.ts'
import { readFileOf, sendFile } from './files.ts'

const STORYBOOK_PATH = '/storybook/'
const HOW_TO_BUILD = 'npm run build -- stories'
const BUILT = fileURLToPath(new URL('../../../../../stories/dist/storybook', import.meta.url))

/** Where Storybook is, or how it gets there. */
export const storybookLine = (publicOrigin: string, dir = BUILT): string =>
  existsSync(join(dir, 'index.html'))
    ? `Stories  ${publicOrigin}${STORYBOOK_PATH}`
    : `Stories  after ${HOW_TO_BUILD}: ${publicOrigin}${STORYBOOK_PATH}`

/**
 * The built Storybook, for anybody. For development only: it is read from disk each time, so that a new build is seen
 * at once, and its pages run scripts that the mall's may not.
 */
export const serveStorybook = (app: FastifyInstance, dir = BUILT): void => {
  app.get(`${STORYBOOK_PATH}*`, async (request, reply) => {
    const { '*': path } = request.params as { readonly '*': string }
    const file = await readFileOf(dir, path || 'index.html')
    if (file !== undefined) return sendFile(request, reply.headers(storybookHeaders), file)
    reply.code(path === '' ? 503 : 404).type('text/plain; charset=utf-8')
    return reply.send(
      path === '' ? `Storybook is not built. Run: ${HOW_TO_BUILD}\n` : 'There is no such file.\n',
    )
  })
  app.get(STORYBOOK_PATH.slice(0, -1), (_, reply) => reply.redirect(STORYBOOK_PATH, 302))
}
