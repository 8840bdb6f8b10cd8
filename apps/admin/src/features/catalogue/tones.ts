import type { CatalogueStatus, CatalogueUse } from '@compute-mall/core/resource'

/** How the state of an item is drawn. */
export const statusTones = { enabled: 'success', disabled: 'neutral' } as const satisfies Record<
  CatalogueStatus,
  string
>

/** How it is drawn where goods stand. */
export const useTones = {
  onShelf: 'success',
  waiting: 'info',
  offShelf: 'neutral',
} as const satisfies Record<CatalogueUse, string>
