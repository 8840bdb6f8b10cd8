import type { CartChange, cartEndpoints } from '@compute-mall/core/cart'
import { refusals } from '@compute-mall/core/contract'
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
import { cartStatements, type PartialPlace } from './store/statements.ts'

/** What is offered is the same for all who add it at once; a second old is new enough, for an order judges anew. */
const OFFERS = { milliseconds: SECOND_MS, most: 5_000 }

/** Whether a choice names all, so that nothing needs to be looked up. */
const isWhole = ({ skuId, pricingId, centerName }: PartialPlace) =>
  skuId !== '' && pricingId !== '' && centerName === ''

/** Spec section 7, Cart. Everything is the signed-in user's own; foreign ids are ids that are not there. */
export const cartHandlers = ({ db, prepared }: Platform): Handlers<typeof cartEndpoints> => {
  const statements = cartStatements(prepared)
  const countOf = async (userId: string) => {
    const [row] = await statements.count({ userId })
    return E.right({ count: row?.count ?? 0 })
  }

  const offers = shortCache<E.Either<Refusal, OfferedLine>>(OFFERS)
  const offerOf = (wanted: PartialPlace, duration: number) =>
    offers.get(JSON.stringify([wanted, duration]), async () => {
      const { goodsId, skuId, pricingId, clusterId } = wanted
      const [first] = isWhole(wanted) ? [] : await statements.firstOnSale(wanted)
      const place = first ?? { goodsId, skuId, pricingId, clusterId }
      const [facts] = await statements.facts(place)
      const offered = offeredLine(place, facts, duration)
      return E.isRight(offered) && first === undefined && !isWhole(wanted)
        ? E.left(refusals.specificationNotFound())
        : offered
    })

  /** What a change leaves open is as the line has it that it changes. Refusal: SYS10002. */
  const wantedOf = async (change: CartChange, userId: string): Promise<E.Either<Refusal, PartialPlace>> => {
    const { goodsId, skuId = '', pricingId = '', clusterId = '', centerName = '' } = change
    const wanted = {
      goodsId,
      skuId,
      pricingId,
      clusterId,
      centerName,
      unit: change.purchaseDurationUnit ?? '',
    }
    if (change.id === undefined || (skuId !== '' && pricingId !== '')) return E.right(wanted)
    const [line] = await statements.line({ id: change.id, userId })
    if (line === undefined) return E.left(refusals.notFound())
    const isOther = line.goodsId !== goodsId || !['', line.skuId].includes(skuId)
    return E.right(
      isOther ? wanted : { ...wanted, skuId: line.skuId, pricingId: pricingId || line.pricingId },
    )
  }

  return {
    list: async (_, { user, now }) => {
      const rows = await statements.list({ userId: user.id })
      return E.right(rows.map((row) => itemOf(row, now.toISOString())))
    },

    count: (_, { user }) => countOf(user.id),

    put: async ({ body: change }, { user, now, transact }) => {
      const wanted = await wantedOf(change, user.id)
      if (E.isLeft(wanted)) return wanted
      const offered = await offerOf(wanted.right, change.purchaseDuration)
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
