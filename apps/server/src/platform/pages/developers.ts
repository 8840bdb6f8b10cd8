import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/index.ts'
import { OUTBOX_PATH, type Sent, serveOutbox } from './outbox.ts'
import { serveStorybook, storybookLine } from './storybook.ts'

/** What developers and designers look at beside the product, open to anybody who reaches the server; never in production. */
export const serveDevelopers = (app: FastifyInstance, { mode }: Config, sent: Sent): void => {
  if (mode !== 'development') return
  serveOutbox(app, sent)
  serveStorybook(app)
}

/** Where they find it. */
export const developerLines = ({ mode, publicOrigin }: Config): readonly string[] =>
  mode === 'development' ? [`Outbox   ${publicOrigin}${OUTBOX_PATH}`, storybookLine(publicOrigin)] : []
