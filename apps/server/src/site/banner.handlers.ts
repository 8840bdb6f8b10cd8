import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  type BannerForm,
  bannerFaults,
  bannerList,
  CONTENT_PICTURE,
  contentLink,
  MAX_CONTENT_HISTORY,
  type siteEndpoints,
  wordsOf,
} from '@compute-mall/core/site'
import { actorOf, audit, historyOf } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import { shownPage } from '../platform/lists/index.ts'
import { readPicture } from '../platform/pictures.ts'
import type { Platform } from '../platform/platform.ts'
import {
  arePicturesKept,
  type BannerRecord,
  bannerRowOf,
  bannerSource,
  pictureAddress,
} from './store/banners.ts'
import { write } from './store/write.ts'

type Caller = Context<SessionUser>
type BannerCall =
  | 'bannerList'
  | 'banner'
  | 'addBanner'
  | 'changeBanner'
  | 'publishBanner'
  | 'unpublishBanner'
  | 'uploadBannerPicture'

const objectOf = (bannerId: string) => ({ type: 'banner', id: bannerId })

const columnsOf = (form: BannerForm) => ({
  show_address: form.showAddress,
  config_type: form.configType === '1' ? (1 as const) : (2 as const),
  title: wordsOf(form.titleZh, form.titleEn),
  summary: wordsOf(form.summaryZh, form.summaryEn),
  link: form.link.trim(),
  art: form.art,
  pc_image_url: pictureAddress(form.pcPicture),
  mobile_image_url: pictureAddress(form.mobilePicture),
  position: form.position,
  from_day: form.fromDay ?? null,
  until_day: form.untilDay ?? null,
})

/** What the audit log says of a banner: the fields of its form. */
const fieldsOf = (row: ReturnType<typeof columnsOf>) => ({
  showAddress: row.show_address,
  configType: row.config_type,
  titleZh: row.title.zh,
  titleEn: row.title.en,
  summaryZh: row.summary.zh,
  summaryEn: row.summary.en,
  link: row.link,
  art: row.art,
  pcImageUrl: row.pc_image_url,
  mobileImageUrl: row.mobile_image_url,
  position: row.position,
  fromDay: row.from_day,
  untilDay: row.until_day,
})

const lockBanner = (trx: Db, bannerId: string): Promise<BannerRecord | undefined> =>
  trx.selectFrom('banners').selectAll().where('id', '=', bannerId).forUpdate().executeTakeFirst()

/** Banners and ads as operations administer them (R2.13, width 2.6). */
export const bannerHandlers = (platform: Platform): Pick<Handlers<typeof siteEndpoints>, BannerCall> => {
  const { db, blobs, config } = platform

  /** Why a banner cannot be as its form says; undefined when it can. */
  const formRefusal = async (trx: Db, form: BannerForm): Promise<Refusal | undefined> => {
    const faults = bannerFaults(form, config.linkOrigins)
    const [field] = Object.keys(faults).filter((each) => each !== 'link' || faults.link === 'required')
    if (field !== undefined) return refusals.invalidInput({ field })
    if (contentLink(form.link, config.linkOrigins) === null) return refusals.linkNotAllowed()
    const pictures = [form.pcPicture, form.mobilePicture].filter((name) => name !== undefined)
    return (await arePicturesKept(trx, pictures)) ? undefined : refusals.notFound()
  }

  const setPublished = (bannerId: string, isPublished: boolean, context: Caller) =>
    context.transact(async (trx) => {
      const row = await lockBanner(trx, bannerId)
      if (row === undefined) return E.left(refusals.notFound())
      // What would change nothing is answered as it is.
      if (row.is_published === isPublished) return E.right(bannerRowOf(row, context.now))
      const changed = { ...row, is_published: isPublished, revision: row.revision + 1 }
      await write(trx)
        .updateTable('banners')
        .set({ is_published: isPublished, revision: changed.revision })
        .where('id', '=', bannerId)
        .execute()
      await audit(trx, actorOf(context, 'staff'), {
        action: isPublished ? 'banner.published' : 'banner.unpublished',
        object: objectOf(bannerId),
        before: { isPublished: row.is_published },
        after: { isPublished },
      })
      return E.right(bannerRowOf(changed, context.now))
    })

  return {
    bannerList: ({ query }, { now }) =>
      shownPage(platform, bannerSource(db, bannerList, now), query, (row) => bannerRowOf(row, now)),

    banner: async ({ params: { bannerId } }, { now }) => {
      const row = await db.selectFrom('banners').selectAll().where('id', '=', bannerId).executeTakeFirst()
      if (row === undefined) return E.left(refusals.notFound())
      const history = await historyOf(db, objectOf(bannerId), MAX_CONTENT_HISTORY)
      return E.right({ row: bannerRowOf(row, now), history })
    },

    addBanner: ({ body }, context) =>
      context.transact(async (trx) => {
        const refusal = await formRefusal(trx, body)
        if (refusal !== undefined) return E.left(refusal)
        const id = newId()
        const columns = columnsOf(body)
        await write(trx)
          .insertInto('banners')
          .values({ id, ...columns })
          .execute()
        await audit(trx, actorOf(context, 'staff'), {
          action: 'banner.added',
          object: objectOf(id),
          after: fieldsOf(columns),
        })
        return E.right(bannerRowOf({ id, ...columns, is_published: false, revision: 0 }, context.now))
      }),

    changeBanner: ({ params: { bannerId }, body }, context) =>
      context.transact(async (trx) => {
        const row = await lockBanner(trx, bannerId)
        if (row === undefined) return E.left(refusals.notFound())
        if (row.revision !== body.revision) return E.left(refusals.contentChanged())
        const refusal = await formRefusal(trx, body)
        if (refusal !== undefined) return E.left(refusal)
        const columns = columnsOf(body)
        const revision = row.revision + 1
        await write(trx)
          .updateTable('banners')
          .set({ ...columns, revision })
          .where('id', '=', bannerId)
          .execute()
        await audit(trx, actorOf(context, 'staff'), {
          action: 'banner.changed',
          object: objectOf(bannerId),
          before: fieldsOf(row),
          after: fieldsOf(columns),
        })
        return E.right(bannerRowOf({ ...row, ...columns, revision }, context.now))
      }),

    publishBanner: ({ params: { bannerId } }, context) => setPublished(bannerId, true, context),
    unpublishBanner: ({ params: { bannerId } }, context) => setPublished(bannerId, false, context),

    uploadBannerPicture: async ({ body: { picture } }, context) => {
      const read = await readPicture(picture.bytes, CONTENT_PICTURE)
      if (E.isLeft(read)) return read
      const { bytes, contentType } = read.right
      const name = await blobs.put(bytes, { contentType })
      return context.transact(async (trx) => {
        await write(trx)
          .insertInto('site_pictures')
          .values({ name, content_type: contentType, uploaded_at: context.now })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await audit(trx, actorOf(context, 'staff'), {
          action: 'banner.pictureAdded',
          object: { type: 'banner', id: name.slice(0, 16) },
          after: { name },
        })
        return E.right({ name })
      })
    },
  }
}
