import { PAGE_LIMITS, type ListPage as Page, sortOf, totalMessage } from '@compute-mall/core/list'
import type { ListView } from '../list/index.ts'
import type { LoadState } from '../page/index.ts'

interface Asked {
  readonly sort?: string | undefined
  readonly limit?: number | undefined
}

/** What a list takes from the page that was loaded and from what the address asks for. */
export const pageParts = <Row>(
  page: LoadState<Page<Row>>,
  { sort: asked, limit }: Asked,
  usualSort: string,
): Pick<ListView<Row>, 'rows' | 'sort' | 'pager'> => {
  const sort = sortOf(asked ?? usualSort)
  const loaded = page.kind === 'loaded' ? page.value : null
  return {
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: PAGE_LIMITS.find((size) => size === limit) ?? PAGE_LIMITS[0],
      hasPrevious: loaded !== null && loaded.previousCursor !== null,
      hasNext: loaded !== null && loaded.nextCursor !== null,
      total: loaded === null ? null : totalMessage(loaded.total),
    },
  }
}
