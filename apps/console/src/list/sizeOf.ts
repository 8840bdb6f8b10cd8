import { PAGE_LIMITS } from '@compute-mall/core/list'
import type { PageSize } from '@compute-mall/ui/desk/list'

/** How many rows a page is asked to have, as far as it can be chosen. */
export const sizeOf = (limit: number | undefined): PageSize =>
  PAGE_LIMITS.find((size) => size === limit) ?? PAGE_LIMITS[0]
