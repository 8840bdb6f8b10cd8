import { Loading } from '@compute-mall/ui/parts'
import { roomyPhonePage } from '@compute-mall/ui/shapes'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { MobileGoodsList, MobileGoodsSkeleton } from '../goods/GoodsList.mobile.tsx'
import { Area } from './Area.tsx'
import { CommunityArea } from './CommunityArea.tsx'
import { Corrected } from './Corrected.tsx'
import type { AreasProps, GlobalSearchPageProps } from './GlobalSearchPage.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import { MobileHotGoods } from './HotGoods.mobile.tsx'
import { NoResults } from './NoResults.tsx'
import { areasOf, hitsOf } from './results.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { ShopList } from './ShopList.tsx'
import * as css from './search.mobile.css.ts'
import { useTitle } from './useTitle.ts'
import { WaysToAll } from './WaysOn.tsx'
import { wayOf } from './way.ts'

/** Search over everything on a phone: the best of each area below one another, and the way to all of it. */
export const GlobalSearchPage = ({ view, commands }: GlobalSearchPageProps) => {
  const { t } = useTranslation('search')
  const title = useTitle(view.search, { shop: view.shop }, t('title'))
  return (
    <div className={roomyPhonePage}>
      <h1 className={view.shop === null ? visuallyHidden : css.title}>{title}</h1>
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
        <MobileGoodsSkeleton count={6} />
      </Loading>
    )
  if (hits.total > 0 || (community?.total ?? 0) > 0)
    return <Areas search={search} hits={hits} community={community} now={now} />
  return (
    <NoResults keyword={search.keyword} actions={<WaysToAll />}>
      <MobileHotGoods cards={hot} />
    </NoResults>
  )
}

const Areas = ({ search, hits, community, now }: AreasProps) => {
  const { totals } = hits
  const { searched, resources, goods, shops } = areasOf(search, hits)
  return (
    <>
      <Corrected search={search} words={hits.correctedWords} />
      <Area area="resource" total={totals.resource} all={routes.searchResource.href(searched)}>
        <MobileGoodsList cards={resources} way={wayOf(searched, true)} />
      </Area>
      <Area area="goods" total={totals.goods} all={routes.searchGoods.href(searched)}>
        <MobileGoodsList cards={goods} way={wayOf(searched, false)} />
      </Area>
      <Area area="shop" total={totals.shop} all={routes.searchShop.href(searched)}>
        <ShopList shops={shops} now={now} />
      </Area>
      {community !== null && <CommunityArea hits={community} keyword={search.keyword} />}
    </>
  )
}
