import { chips, cleared } from '@compute-mall/core/search'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../parts/index.ts'
import type { Comparison } from '../../goods/index.ts'
import { MobileGoodsList, MobileGoodsSkeleton } from '../../goods/mobile/index.ts'
import { wayOf } from '../way.ts'
import { GrowingResults } from './GrowingResults.tsx'
import { MobileNothing } from './MobileNothing.tsx'
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
      nothing={<NothingFound view={view} commands={commands} />}
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

const NothingFound = ({ view: { search, words, pathname, hot }, commands }: MobileSearchPageProps) => {
  const { t } = useTranslation('search')
  const other =
    pathname === '/search/resource'
      ? ({ to: '/app', label: 'browseGoods' } as const)
      : ({ to: '/search/resource', label: 'browseResources' } as const)
  return (
    <MobileNothing
      keyword={search.keyword}
      hot={hot}
      actions={
        <>
          {chips(search, words).length > 0 && (
            <Button variant="primary" onClick={() => commands.show(cleared(search))}>
              {t('clearFilters')}
            </Button>
          )}
          <LinkButton to={other.to}>{t(other.label)}</LinkButton>
        </>
      }
    />
  )
}
