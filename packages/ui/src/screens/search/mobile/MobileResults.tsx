import { chips, cleared, pageCount, turnedTo } from '@compute-mall/core/search'
import { useTranslation } from 'react-i18next'
import { Button, Card, ErrorState, LinkButton, Loading, Notice } from '../../../parts/index.ts'
import type { Comparison } from '../../goods/index.ts'
import { MobileGoodsList, MobileGoodsSkeleton } from '../../goods/mobile/index.ts'
import { hitsOf } from '../results.ts'
import { wayOf } from '../way.ts'
import { MobileNothing } from './MobileNothing.tsx'
import type { MobileSearchPageProps } from './MobileSearchPage.tsx'
import { MoreButton } from './MoreButton.tsx'
import * as css from './mobile.css.ts'

/** How many places are held where nothing was found before: as many as a page has. */
const PLACES = 10

interface MobileResultsProps extends MobileSearchPageProps {
  readonly comparison: Comparison
}

/** What was found; more of it comes at the end of the list. */
export const MobileResults = ({ view, commands, comparison }: MobileResultsProps) => {
  const { t } = useTranslation('search')
  const { search, results, pathname } = view
  const hits = hitsOf(results)
  const isResource = pathname === '/search/resource'
  if (results.state === 'failed')
    return (
      <Card>
        <ErrorState title={t('failed')} text={t('failedHint')} onRetry={commands.retry} />
      </Card>
    )
  if (hits === undefined || (results.state === 'loading' && search.pageNum === 1))
    return (
      <Loading>
        <MobileGoodsSkeleton count={hits?.records.length || PLACES} compared={isResource} />
      </Loading>
    )
  if (hits.total === 0) return <NothingFound view={view} commands={commands} />
  const corrected = hits.correctedWords
  return (
    <section className={css.part} aria-label={t('results')} aria-busy={view.isBusy}>
      {corrected && <Notice role="status">{t('corrected', { words: search.keyword, corrected })}</Notice>}
      <MobileGoodsList
        cards={hits.records}
        way={wayOf(search, isResource)}
        comparison={isResource ? comparison : undefined}
      />
      <MoreButton
        shown={hits.records.length}
        total={hits.total}
        hasMore={search.pageNum < pageCount(hits.total, view.pageSize) || view.isBusy || view.moreFailed}
        isBusy={view.isBusy}
        failed={view.moreFailed}
        onMore={() => commands.show(turnedTo(search, search.pageNum + 1))}
      />
    </section>
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
