import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { api } from './api.ts'
import { openDatabase } from './database.ts'
import { loadKeys } from './keys.ts'
import { startNoticeSender } from './notice.sender.ts'
import { page } from './page.ts'
import type { Settings } from './settings.ts'

export interface CashierOptions {
  readonly settings: Pick<Settings, 'dataDir' | 'keyDir' | 'origin'>
  readonly clock: () => number
  readonly logger: NonNullable<FastifyServerOptions['logger']>
}

/** The provider, ready to listen. Closing it ends the deliveries that are under way and then the database. */
export const buildCashier = async ({ settings, clock, logger }: CashierOptions): Promise<FastifyInstance> => {
  const keys = loadKeys(settings.dataDir, settings.keyDir)
  const db = openDatabase(settings.dataDir)
  const ledger = { db, clock }
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
  })
  const stopSender = startNoticeSender(ledger, keys.own, (facts, text) => app.log.warn(facts, text))

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    return reply
      .status(status)
      .send({ code: error.code ?? 'ERROR', message: status < 500 ? error.message : 'Error' })
  })
  // The route, not the address: the address holds the token with which one pays.
  app.addHook('onResponse', async ({ method, routeOptions }, reply) =>
    app.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }),
  )
  app.addHook('onClose', async () => {
    await stopSender()
    db.close()
  })
  app.get('/health', async () => ({ status: db.prepare('select 1 as one').get()?.one === 1 ? 'up' : 'down' }))
  await app.register(api, { ledger, keys, origin: settings.origin })
  await app.register(page, { ledger, origin: settings.origin })
  return app
}
