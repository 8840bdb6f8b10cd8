import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { PICTURE_PATH } from './store/banners.ts'

/** Pictures of banners, for everybody; a name stands for its bytes, so that browsers keep them. */
export const pictureRoutes =
  ({ db, blobs }: Platform) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>(`${PICTURE_PATH}:name`, async ({ params: { name } }, reply) => {
      const kept = await db
        .selectFrom('site_pictures')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst()
      const picture = kept === undefined ? null : await blobs.get(kept.name)
      if (picture === null) return reply.code(404).send()
      return reply
        .header('content-type', picture.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture.bytes)
    })
  }
