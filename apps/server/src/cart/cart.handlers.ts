import type { cartEndpoints } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { SECOND_MS } from '@compute-mall/core/time'
import { shortCache } from '../platform/cache.ts'
import type { Handlers } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { itemOf } from './cart.items.ts'
import { addLine, allowedLine, changeLine, type OfferedLine, offeredLine } from './cart.put.ts'
import { removeLines } from './store/lines.ts'
import { cartStatements, type Place } from './store/statements.ts'

/** What is offered is the same for all who add it at once; a second old is new enough, for an order judges anew. */
const OFFERS = { milliseconds: SECOND_MS, most: 5_000 }

/** Spec section 7, Cart. Everything is the signed-in user's own; foreign ids are ids that are not there. */
export const cartHandlers = ({ db, prepared }: Platform): Handlers<typeof cartEndpoints> => {
  const statements = cartStatements(prepared)
  const countOf = async (userId: string) => {
    const [row] = await statements.count({ userId })
    return E.right({ count: row?.count ?? 0 })
  }

  const offers = shortCache<E.Either<Refusal, OfferedLine>>(OFFERS)
  const offerOf = (place: Place, duration: number) =>
    offers.get([...Object.values(place), duration].join(' '), async () => {
      const [facts] = await statements.facts(place)
      return offeredLine(facts, duration)
    })

  return {
    list: async (_, { user, now }) => {
      const rows = await statements.list({ userId: user.id })
      return E.right(rows.map((row) => itemOf(row, now.toISOString())))
    },

    count: (_, { user }) => countOf(user.id),

    put: async ({ body: change }, { user, now, transact }) => {
      const { goodsId, skuId, pricingId, clusterId = '', purchaseDuration } = change
      const offered = await offerOf({ goodsId, skuId, pricingId, clusterId }, purchaseDuration)
      if (E.isLeft(offered)) return offered
      const line = allowedLine(offered.right, { user, change, now })
      if (E.isLeft(line)) return line
      const owned = { id: change.id ?? newId(), userId: user.id, now }
      if (change.id === undefined) return addLine(statements, line.right, owned)
      const changed = await transact((trx) => changeLine(trx, line.right, owned))
      return E.isLeft(changed) ? changed : countOf(user.id)
    },

    remove: async ({ body: { ids } }, { user }) => {
      await removeLines(db, user.id, ids)
      return countOf(user.id)
    },
  }
}
