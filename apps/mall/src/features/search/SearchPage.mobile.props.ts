import type { GoodsHits } from '@compute-mall/core/search'
import type { GrowingView } from './GrowingResults.mobile.tsx'
import type { SearchPageProps, SearchView } from './SearchPage.props.ts'

export interface MobileSearchPageProps extends Omit<SearchPageProps, 'view'> {
  readonly view: SearchView & GrowingView<GoodsHits>
}
