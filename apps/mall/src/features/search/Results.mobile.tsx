import type { Comparison } from '../goods/CompareBox.tsx'
import { MobileGoodsList, MobileGoodsSkeleton } from '../goods/GoodsList.mobile.tsx'
import { GrowingResults } from './GrowingResults.mobile.tsx'
import { MobileHotGoods } from './HotGoods.mobile.tsx'
import { NoResults } from './NoResults.tsx'
import type { MobileSearchPageProps } from './SearchPage.mobile.props.ts'
import { WaysOn } from './WaysOn.tsx'
import { wayOf } from './way.ts'

interface MobileResultsProps extends MobileSearchPageProps {
  readonly comparison: Comparison
}

/** The goods that were found; computing can be compared. */
export const MobileResults = ({ view, commands, comparison }: MobileResultsProps) => {
  const isResource = view.shelf === 'compute'
  return (
    <GrowingResults
      view={view}
      commands={commands}
      places={(count) => <MobileGoodsSkeleton count={count} compared={isResource} />}
      nothing={
        <NoResults keyword={view.search.keyword} actions={<WaysOn view={view} commands={commands} />}>
          <MobileHotGoods cards={view.hot} />
        </NoResults>
      }
    >
      {({ records }) => (
        <MobileGoodsList
          cards={records}
          way={wayOf(view.search, isResource)}
          comparison={isResource ? comparison : undefined}
        />
      )}
    </GrowingResults>
  )
}
