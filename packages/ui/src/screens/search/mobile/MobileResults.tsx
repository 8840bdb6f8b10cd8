import type { Comparison } from '../../goods/index.ts'
import { MobileGoodsList, MobileGoodsSkeleton } from '../../goods/mobile/index.ts'
import { NoResults } from '../NoResults.tsx'
import { WaysOn } from '../WaysOn.tsx'
import { wayOf } from '../way.ts'
import { GrowingResults } from './GrowingResults.tsx'
import { MobileHotGoods } from './MobileHotGoods.tsx'
import type { MobileSearchPageProps } from './MobileSearchPage.tsx'

interface MobileResultsProps extends MobileSearchPageProps {
  readonly comparison: Comparison
}

/** The goods that were found; computing can be compared. */
export const MobileResults = ({ view, commands, comparison }: MobileResultsProps) => {
  const isResource = view.pathname === '/search/resource'
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
