import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../platform.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve; a balancer sends it nothing while it cannot or stops. */
export const serveHealth = (app: FastifyInstance, { db }: Platform): void => {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    const status = isStopping
      ? 'stopping'
      : await sql`select 1`.execute(db).then(
          () => 'ready',
          (error) => {
            request.log.warn({ reason: error.message }, 'not ready')
            return 'database away'
          },
        )
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}
