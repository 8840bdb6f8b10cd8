import type { Comparison } from '../goods/CompareBox.tsx'
import type { SearchPageProps } from './SearchPage.props.ts'

export interface CompareBarProps extends Pick<SearchPageProps, 'view'> {
  readonly comparison: Comparison
}
