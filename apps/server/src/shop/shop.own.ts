import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { MAX_STAFF, profileFaults, type shopEndpoints, tidiedProfile } from '@compute-mall/core/shop'
import { actorOf, audit } from '../audit/index.ts'
import { actForRetailer, lockNamed, lockStaff, staffOf } from '../identity/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { changeProfile, lockShop, ownShopOf, profileNoted } from './store/own.ts'

type OwnHandlers = Pick<
  Handlers<typeof shopEndpoints>,
  'own' | 'changeProfile' | 'addStaff' | 'changeStaff' | 'removeStaff'
>

type OfShop = Pick<Context<SessionUser>, 'user' | 'now' | 'requestId'>

const note = (shopId: string, action: string) => ({ action, object: { type: 'shop', id: shopId } })

/** The shop that the caller works for, as its owner changes it; each change is a line of the audit log (2.5). */
export const ownShopHandlers = ({ db }: Platform): OwnHandlers => ({
  own: async (_, { user }) => {
    const shop = await ownShopOf(db, user.retailerId ?? '')
    return shop === null ? E.left(refusals.shopNotFound()) : E.right(shop)
  },

  changeProfile: async ({ body }, context) =>
    context.transact(async (trx) => {
      const wrong = Object.keys(profileFaults(body))
      if (wrong.length > 0) return E.left(refusals.profileWrong({ fields: wrong.join(',') }))
      const shopId = context.user.retailerId ?? ''
      const before = await lockShop(trx, shopId)
      if (before === null) return E.left(refusals.shopNotFound())
      await changeProfile(trx, shopId, tidiedProfile(body))
      const after = await ownShopOf(trx, shopId)
      if (after === null) return E.left(refusals.shopNotFound())
      await audit(trx, actorOf(context, 'seller'), {
        ...note(shopId, 'shop.changed'),
        before: profileNoted(before),
        after: profileNoted(after),
      })
      return E.right(after)
    }),

  addStaff: async ({ body: { userName, duty } }, context) =>
    context.transact(async (trx) => {
      const shopId = context.user.retailerId ?? ''
      if ((await lockShop(trx, shopId)) === null) return E.left(refusals.shopNotFound())
      if ((await staffOf(trx, shopId)).length >= MAX_STAFF)
        return E.left(refusals.staffFull({ most: MAX_STAFF }))
      const found = await lockNamed(trx, userName.trim())
      if (found === undefined || found.role_type === 'manager' || found.retailer_id !== null)
        return E.left(refusals.notToBeAdded({ userName }))
      await actForRetailer(trx, found.id, shopId, duty)
      await audit(trx, actorOf(context, 'seller'), {
        ...note(shopId, 'shop.staffAdded'),
        after: { userId: found.id, userName: found.user_name, duties: duty },
      })
      return ownAfter(trx, shopId)
    }),

  changeStaff: async ({ params, body: { duty } }, context) =>
    context.transact((trx) =>
      changeOne(trx, context, params.userId, async (shopId, before) => {
        await actForRetailer(trx, params.userId, shopId, duty)
        await audit(trx, actorOf(context, 'seller'), {
          ...note(shopId, 'shop.staffChanged'),
          before,
          after: { ...before, duties: duty },
        })
      }),
    ),

  removeStaff: async ({ params }, context) =>
    context.transact((trx) =>
      changeOne(trx, context, params.userId, async (shopId, before) => {
        await actForRetailer(trx, params.userId, null, [])
        await audit(trx, actorOf(context, 'seller'), { ...note(shopId, 'shop.staffRemoved'), before })
      }),
    ),
})

type Trx = Parameters<typeof ownShopOf>[0]

const ownAfter = async (trx: Trx, shopId: string) => {
  const shop = await ownShopOf(trx, shopId)
  return shop === null ? E.left(refusals.shopNotFound()) : E.right(shop)
}

/** Changes somebody of the caller's shop who is not its owner. */
const changeOne = async (
  trx: Trx,
  { user }: OfShop,
  userId: string,
  change: (
    shopId: string,
    before: { readonly userId: string; readonly userName: string; readonly duties: readonly string[] },
  ) => Promise<void>,
) => {
  const shopId = user.retailerId ?? ''
  const found = await lockStaff(trx, shopId, userId)
  if (found === undefined) return E.left(refusals.notFound())
  if (found.shop_duties.includes('owner')) return E.left(refusals.ownerStays())
  await change(shopId, { userId, userName: found.user_name, duties: found.shop_duties })
  return ownAfter(trx, shopId)
}
