import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { settlementEndpoints } from '@compute-mall/core/settlement'
import { actorOf, audit } from '../audit/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { changeLogo, lockShop, ownShopOf } from '../shop/index.ts'
import { checkPicture, handedInPicture } from './settlement.pictures.ts'

const change = (logo: string | null, context: Context<SessionUser>) =>
  context.transact(async (trx) => {
    const shopId = context.user.retailerId ?? ''
    const before = await lockShop(trx, shopId)
    if (before === null) return E.left(refusals.shopNotFound())
    await changeLogo(trx, shopId, logo)
    const after = await ownShopOf(trx, shopId)
    if (after === null) return E.left(refusals.shopNotFound())
    await audit(trx, actorOf(context, 'seller'), {
      action: 'shop.logoChanged',
      object: { type: 'shop', id: shopId },
      before: { logoUrl: before.logoUrl },
      after: { logoUrl: after.logoUrl },
    })
    return E.right(after)
  })

/** The logo of the shop that the caller works for, checked as one that comes with an application (2.4, 2.5). */
export const logoHandlers = ({
  blobs,
}: Platform): Pick<Handlers<typeof settlementEndpoints>, 'changeLogo' | 'removeLogo'> => ({
  changeLogo: async ({ body: { picture } }, context) => {
    const read = await checkPicture(picture)
    if (E.isLeft(read)) return read
    const { bytes, contentType } = read.right
    return change(await blobs.put(bytes, { contentType }), context)
  },
  removeLogo: (_, context) => change(null, context),
})

/** Puts the logo of an application where everybody may see it. @returns its name; null without one */
export const publishLogo = async (
  { db, vault, blobs }: Platform,
  applicationId: string,
): Promise<string | null> => {
  const picture = await handedInPicture(db, vault, { applicationId, use: 'logoImg' })
  return picture === undefined ? null : blobs.put(picture.bytes, { contentType: picture.contentType })
}
