import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { aboutLeft } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/** So much of a sku in one place; `clusterId` is empty for what runs nowhere in particular. */
export interface Share {
  readonly skuId: string
  readonly clusterId: string
  readonly amount: number
}

const keyOf = ({ skuId, clusterId }: Share): string => `${skuId} ${clusterId}`

/** Every transaction takes its locks in this order, so that none waits for another in a circle. */
const inLockOrder = <S extends Share>(shares: readonly S[]): readonly S[] =>
  shares.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/** Why a share cannot be taken: there is nothing left, or less than it asks for. */
const shortageOf = async (trx: Db, { skuId, clusterId }: Share): Promise<Refusal> => {
  const left = await trx
    .selectFrom('sku_stock')
    .select('free')
    .where('sku_id', '=', skuId)
    .where('cluster_id', '=', clusterId)
    .executeTakeFirst()
  return left === undefined || left.free === 0
    ? refusals.soldOut()
    : refusals.notEnoughLeft({ left: aboutLeft(left.free) })
}

/** Takes every share, each by one conditional statement (D20). Refusals: PURCHASE10010, PURCHASE10017. */
export const takeStock = async (trx: Db, shares: readonly Share[]): Promise<E.Either<Refusal, void>> => {
  for (const share of inLockOrder(shares)) {
    const { skuId, clusterId, amount } = share
    const { numUpdatedRows } = await write(trx)
      .updateTable('sku_stock')
      .set((eb) => ({ free: eb('free', '-', amount) }))
      .where('sku_id', '=', skuId)
      .where('cluster_id', '=', clusterId)
      .where('free', '>=', amount)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return E.left(await shortageOf(trx, share))
  }
  return E.right(undefined)
}

export const returnStock = async (trx: Db, shares: readonly Share[]): Promise<void> => {
  for (const { skuId, clusterId, amount } of inLockOrder(shares))
    await write(trx)
      .updateTable('sku_stock')
      .set((eb) => ({ free: eb('free', '+', amount) }))
      .where('sku_id', '=', skuId)
      .where('cluster_id', '=', clusterId)
      .execute()
}
