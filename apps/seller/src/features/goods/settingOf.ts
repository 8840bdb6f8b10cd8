import type { GoodsForm } from '@compute-mall/core/goods'

/** Which setting of the platform holds what is allowed of goods of this kind; null where none does. */
export const settingOf = ({ kind, type }: Pick<GoodsForm, 'kind' | 'type'>) => {
  if (kind === 'storage') return 'buyStorageResourceLimit'
  const isShared = (kind === 'general' || kind === 'heterogeneous') && type === 'share'
  return isShared ? 'buyComputeResourceLimit' : null
}
