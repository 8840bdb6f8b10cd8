import { goodsLifeView, type OwnGoodsRow } from '@compute-mall/core/goods'

/** What can be done with many goods at once. */
export const bulkCommands = ['shelve', 'unshelve', 'feature', 'unfeature', 'delete'] as const
export type BulkCommand = (typeof bulkCommands)[number]

const events = {
  shelve: 'goods.shelved',
  unshelve: 'goods.unshelved',
  delete: 'goods.deleted',
} as const

/** Whether the life of goods allows it; the server asks the same chart (2.5). */
export const mayBulk = (
  command: BulkCommand,
  { life, isFeatured }: Pick<OwnGoodsRow, 'life' | 'isFeatured'>,
): boolean => {
  const { commands, canFeature } = goodsLifeView(life, 'seller')
  if (command === 'feature') return canFeature && !isFeatured
  if (command === 'unfeature') return isFeatured
  return commands.includes(events[command])
}
