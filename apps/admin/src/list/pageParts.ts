import type { Loaded } from '@compute-mall/app'
import { type ListPage, sortOf, totalMessage } from '@compute-mall/core/list'
import type { ListView } from '@compute-mall/ui/desk/list'
import { sizeOf } from './sizeOf.ts'

interface Asked {
  readonly sort?: string | undefined
  readonly limit?: number | undefined
}

/** What every list page takes from the page that was loaded and from what the address asks for. */
export const pageParts = <Row>(
  page: Loaded<ListPage<Row>>,
  query: Asked,
  usualSort: string,
): Pick<ListView<Row>, 'rows' | 'sort' | 'pager'> => {
  const sort = sortOf(query.sort ?? usualSort)
  return {
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: sizeOf(query.limit),
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
  }
}
