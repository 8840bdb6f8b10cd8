import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { LOGO_PATH } from './store/rows.ts'

/** Logos of shops, for everybody; a name stands for its bytes, so that browsers keep them. */
export const logoRoutes =
  ({ db, blobs }: Platform) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>(`${LOGO_PATH}:name`, async ({ params: { name } }, reply) => {
      const shop = await db.selectFrom('shops').select('logo').where('logo', '=', name).executeTakeFirst()
      const picture = shop === undefined ? null : await blobs.get(name)
      if (picture === null) return reply.code(404).send()
      return reply
        .header('content-type', picture.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture.bytes)
    })
  }
