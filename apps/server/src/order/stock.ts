import { E } from '@compute-mall/core/fp'
import { type Refusal, refuse } from '@compute-mall/core/http'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** So much of a sku in one place; `clusterId` is empty for what runs nowhere in particular. */
export interface Share {
  readonly skuId: string
  readonly clusterId: string
  readonly amount: number
}

const keyOf = ({ skuId, clusterId }: Share): string => `${skuId} ${clusterId}`

/** Every transaction takes its locks in this order, so that none waits for another in a circle. */
export const inLockOrder = <S extends Share>(shares: readonly S[]): readonly S[] =>
  shares.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/** Takes every share or says that one is sold out; each by one conditional statement (D20). */
export const takeStock = async (
  trx: Transaction<Database>,
  shares: readonly Share[],
): Promise<E.Either<Refusal, void>> => {
  for (const { skuId, clusterId, amount } of inLockOrder(shares)) {
    const { numUpdatedRows } = await trx
      .updateTable('sku_stock')
      .set((eb) => ({ free: eb('free', '-', amount) }))
      .where('sku_id', '=', skuId)
      .where('cluster_id', '=', clusterId)
      .where('free', '>=', amount)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return E.left(refuse('PURCHASE10010'))
  }
  return E.right(undefined)
}

export const returnStock = async (trx: Transaction<Database>, shares: readonly Share[]): Promise<void> => {
  for (const { skuId, clusterId, amount } of inLockOrder(shares))
    await trx
      .updateTable('sku_stock')
      .set((eb) => ({ free: eb('free', '+', amount) }))
      .where('sku_id', '=', skuId)
      .where('cluster_id', '=', clusterId)
      .execute()
}
