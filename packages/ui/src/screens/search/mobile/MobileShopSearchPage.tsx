import {
  changed,
  pageCount,
  type Search,
  type ShopHits,
  turnedTo,
  withKeyword,
} from '@compute-mall/core/search'
import { useTranslation } from 'react-i18next'
import { ShopIcon } from '../../../icons/index.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Loading,
  Notice,
  SearchBox,
  Skeleton,
} from '../../../parts/index.ts'
import { visuallyHidden } from '../../../theme/index.ts'
import { hitsOf, type Results } from '../results.ts'
import { ShopList } from '../ShopList.tsx'
import { MoreButton } from './MoreButton.tsx'
import * as css from './mobile.css.ts'

export interface MobileShopSearchPageProps {
  readonly view: {
    readonly pathname: string
    /** `pageNum` says how many pages are shown, below one another. */
    readonly search: Search
    readonly results: Results<ShopHits>
    readonly pageSize: number
    readonly isBusy: boolean
    /** What follows could not be loaded; what is shown stays. */
    readonly moreFailed: boolean
  }
  readonly commands: { readonly show: (search: Search) => void; readonly retry: () => void }
}

/** The search for shops, which a phone has by itself: by words, in a list that grows (R2.03, R9.02). */
export const MobileShopSearchPage = ({ view, commands }: MobileShopSearchPageProps) => {
  const { t } = useTranslation('search')
  const { search, pathname } = view
  return (
    <div className={css.page}>
      <h1 className={visuallyHidden}>{t('shopTitle')}</h1>
      <SearchBox
        label={t('shopLabel')}
        placeholder={t('shopLabel')}
        keyword={search.keyword}
        action={pathname}
        size="large"
        onSearch={(keyword) => commands.show(withKeyword(search, keyword))}
      />
      <Shops view={view} commands={commands} />
    </div>
  )
}

/** How many places are held where nothing was found before, and how high each is. */
const PLACES = 10
const PLACE_HEIGHT = '116px'

const Shops = ({ view, commands }: MobileShopSearchPageProps) => {
  const { t } = useTranslation('search')
  const { search, results } = view
  const hits = hitsOf(results)
  if (results.state === 'failed')
    return (
      <Card>
        <ErrorState title={t('failed')} text={t('failedHint')} onRetry={commands.retry} />
      </Card>
    )
  if (hits === undefined || (results.state === 'loading' && search.pageNum === 1))
    return (
      <Loading>
        <div className={css.part}>
          {Array.from({ length: hits?.records.length || PLACES }, (_, i) => i).map((i) => (
            <Skeleton key={i} height={PLACE_HEIGHT} />
          ))}
        </div>
      </Loading>
    )
  if (hits.total === 0) return <NoShops search={search} onShow={commands.show} />
  const corrected = hits.correctedWords
  return (
    <section className={css.part} aria-label={t('results')} aria-busy={view.isBusy}>
      {corrected && <Notice role="status">{t('corrected', { words: search.keyword, corrected })}</Notice>}
      <ShopList shops={hits.records} />
      <MoreButton
        rows="shops"
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

interface NoShopsProps {
  readonly search: Search
  readonly onShow: (search: Search) => void
}

const NoShops = ({ search, onShow }: NoShopsProps) => {
  const { t } = useTranslation('search')
  const { keyword } = search
  return (
    <Card>
      <EmptyState
        icon={ShopIcon}
        title={keyword === '' ? t('noShops') : t('noShopsFor', { words: keyword })}
        text={t('noShopsHint')}
        actions={
          <>
            {keyword !== '' && (
              <Button variant="primary" onClick={() => onShow(changed(search, { keyword: '' }))}>
                {t('allShops')}
              </Button>
            )}
            <LinkButton to="/app">{t('browseGoods')}</LinkButton>
          </>
        }
      />
    </Card>
  )
}
