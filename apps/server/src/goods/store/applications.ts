import type { Db } from '../../database.ts'
import { insertRows } from '../../platform/database/index.ts'
import type { GoodsRecord, StoredRecord } from '../goods.record.ts'
import type { GoodsApplicationTable } from '../goods.tables.ts'
import { write } from './write.ts'

export const recordOf = ({ listedAt, skus, ...said }: StoredRecord): GoodsRecord => ({
  ...said,
  listedAt: new Date(listedAt),
  skus: skus.map((sku) => ({ ...sku, expiresAt: sku.expiresAt === null ? null : new Date(sku.expiresAt) })),
})

export interface GoodsApplication extends Pick<GoodsApplicationTable, 'id' | 'kind' | 'state' | 'reason'> {
  readonly record: GoodsRecord
  readonly changedAt: Date
}

/** Writes applications that are not there yet, inside the caller's transaction. */
export const writeApplications = (trx: Db, applications: readonly GoodsApplication[]): Promise<void> =>
  insertRows(
    write(trx),
    'goods_applications',
    applications.map(({ id, kind, state, reason, record, changedAt }) => ({
      id,
      goods_id: record.id,
      shop_id: record.shop.id,
      kind,
      state,
      reason,
      record,
      changed_at: changedAt,
    })),
  )
