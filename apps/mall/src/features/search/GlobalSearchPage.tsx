import type { Words } from '@compute-mall/core/codec'
import type { GoodsCard } from '@compute-mall/core/goods'
import type { AssetHits, GlobalHits, Search } from '@compute-mall/core/search'
import { Loading } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { GoodsGrid, GoodsGridSkeleton } from '../goods/GoodsGrid.tsx'
import { ResourceList } from '../resource/ResourceList.tsx'
import { Area } from './Area.tsx'
import { CommunityArea } from './CommunityArea.tsx'
import { Corrected } from './Corrected.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import { HotGoods } from './HotGoods.tsx'
import { NoResults } from './NoResults.tsx'
import { areasOf, hitsOf, type Results } from './results.ts'
import { SearchFailed } from './SearchFailed.tsx'
import * as css from './SearchPage.css.ts'
import { ShopList } from './ShopList.tsx'
import { useTitle } from './useTitle.ts'
import { WaysToAll } from './WaysOn.tsx'
import { wayOf } from './way.ts'

export interface GlobalSearchPageProps {
  readonly view: {
    readonly search: Search
    /** The name of the shop that is searched in. */
    readonly shop: Words | null
    readonly results: Results<GlobalHits>
    /** What the AI community has; null within a shop, and where it could not be asked. */
    readonly community?: AssetHits | null
    readonly hot: readonly GoodsCard[]
    /** The moment at which they were found, milliseconds. */
    readonly now: number
  }
  readonly commands: { readonly retry: () => void }
}

/** Search over everything: the best of each area, and the way to all of it. */
export const GlobalSearchPage = ({ view, commands }: GlobalSearchPageProps) => {
  const { t } = useTranslation('search')
  const title = useTitle(view.search, { shop: view.shop }, t('title'))
  return (
    <div className={css.frame}>
      <h1 className={css.title}>{title}</h1>
      <HelpLinks keyword={view.search.keyword} />
      <Found view={view} commands={commands} />
    </div>
  )
}

const Found = ({
  view: { search, results, community = null, hot, now },
  commands,
}: GlobalSearchPageProps) => {
  const hits = hitsOf(results)
  if (results.state === 'failed') return <SearchFailed onRetry={commands.retry} />
  if (hits === undefined || results.state === 'loading')
    return (
      <Loading>
        <GoodsGridSkeleton count={10} />
      </Loading>
    )
  if (hits.total === 0 && (community?.total ?? 0) === 0)
    return (
      <NoResults keyword={search.keyword} actions={<WaysToAll />}>
        <HotGoods cards={hot} />
      </NoResults>
    )
  return <Areas search={search} hits={hits} community={community} now={now} />
}

export interface AreasProps {
  readonly search: Search
  readonly hits: GlobalHits
  readonly community: AssetHits | null
  readonly now: number
}

const Areas = ({ search, hits, community, now }: AreasProps) => {
  const { searched, resources, goods, shops } = areasOf(search, hits)
  return (
    <>
      <Corrected search={search} words={hits.correctedWords} />
      <Area area="resource" total={hits.totals.resource} all={routes.searchResource.href(searched)}>
        <ResourceList cards={resources} way={wayOf(searched, true)} />
      </Area>
      <Area area="goods" total={hits.totals.goods} all={routes.searchGoods.href(searched)}>
        <GoodsGrid cards={goods} way={wayOf(searched, false)} />
      </Area>
      <Area area="shop" total={hits.totals.shop} all={routes.searchShop.href(searched)}>
        <ShopList shops={shops} now={now} />
      </Area>
      {community !== null && <CommunityArea hits={community} keyword={search.keyword} />}
    </>
  )
}
