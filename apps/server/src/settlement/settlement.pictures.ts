import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { FilePart } from '@compute-mall/core/payment'
import { MAX_PICTURES, PICTURE, type PictureUse } from '@compute-mall/core/settlement'
import { DAY_MS } from '@compute-mall/core/time'
import type { FastifyInstance } from 'fastify'
import type { ExpressionBuilder } from 'kysely'
import type { Sessions } from '../identity/index.ts'
import { type Database, type Db, lockSubject } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { type Picture, type PictureType, readPicture } from '../platform/pictures.ts'
import type { Platform } from '../platform/platform.ts'
import type { Vault } from '../platform/vault.ts'
import { write } from './store/write.ts'

/** A picture that was uploaded and never handed in is kept for so long. */
const FORGOTTEN_MS = 7 * DAY_MS

const isNotHandedIn = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'settlement_pictures'>) =>
  not(
    exists(
      selectFrom('settlement_application_pictures')
        .select('picture_id')
        .whereRef('picture_id', '=', 'settlement_pictures.id'),
    ),
  )

const placeOf = (pictureId: string): string => `settlement-picture:${pictureId}`

/** Refusals: PICTURE10001-4. */
export const checkPicture = ({ bytes }: FilePart): Promise<E.Either<Refusal, Picture>> =>
  readPicture(bytes, PICTURE)

/** Seals and keeps a picture. Refusal: SETTLE10008 when too many wait to be handed in. */
export const keepPicture = async (
  trx: Db,
  vault: Vault,
  { bytes, contentType }: Picture,
  { userId, use, now }: { readonly userId: string; readonly use: PictureUse; readonly now: Date },
): Promise<E.Either<Refusal, { pictureId: string }>> => {
  await lockSubject(trx, `pictures:${userId}`)
  const { waiting } = await trx
    .selectFrom('settlement_pictures')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('user_id', '=', userId)
    .where(isNotHandedIn)
    .executeTakeFirstOrThrow()
  if (waiting >= MAX_PICTURES) return E.left(refusals.tooManyPictures())
  const id = newId()
  await write(trx)
    .insertInto('settlement_pictures')
    .values({
      id,
      user_id: userId,
      use,
      content_type: contentType,
      sealed: vault.seal(bytes, placeOf(id)),
      uploaded_at: now,
    })
    .execute()
  return E.right({ pictureId: id })
}

export const forgetPictures = async ({ db, clock }: Platform): Promise<void> => {
  await write(db)
    .deleteFrom('settlement_pictures')
    .where(isNotHandedIn)
    .where('uploaded_at', '<', new Date(clock() - FORGOTTEN_MS))
    .execute()
}

/** The picture that was handed in with this submission for this use; undefined when there is none. */
export const handedInPicture = async (
  db: Db,
  vault: Vault,
  { applicationId, use }: { readonly applicationId: string; readonly use: PictureUse },
): Promise<{ readonly bytes: Uint8Array; readonly contentType: PictureType } | undefined> => {
  const picture = await db
    .selectFrom('settlement_application_pictures as link')
    .innerJoin('settlement_pictures as picture', 'picture.id', 'link.picture_id')
    .innerJoin('settlement_applications as application', 'application.id', 'link.application_id')
    .select(['picture.id', 'picture.sealed', 'picture.content_type'])
    .where('link.application_id', '=', applicationId)
    .where('link.use', '=', use)
    .where('application.status', '<>', 'NOT_APPLY')
    .executeTakeFirst()
  return (
    picture && { bytes: vault.open(picture.sealed, placeOf(picture.id)), contentType: picture.content_type }
  )
}

/** One's own picture; to anybody else it is not there (tests S1, S12). Operations see what was handed in by a call. */
export const pictureRoutes =
  ({ db, vault }: Platform, sessions: Sessions) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { pictureId: string } }>(
      '/mall/retailer/picture/:pictureId',
      async ({ params: { pictureId }, ...request }, reply) => {
        const user = await sessions.authenticate(request as Parameters<Sessions['authenticate']>[0])
        const picture = await db
          .selectFrom('settlement_pictures')
          .selectAll()
          .where('id', '=', pictureId)
          .executeTakeFirst()
        if (picture === undefined || picture.user_id !== user?.id) return reply.code(404).send()
        return reply
          .header('content-type', picture.content_type)
          .header('content-disposition', 'attachment')
          .header('cache-control', 'private, no-store')
          .send(vault.open(picture.sealed, placeOf(picture.id)))
      },
    )
  }
