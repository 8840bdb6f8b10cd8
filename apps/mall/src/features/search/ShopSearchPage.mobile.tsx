import { type Search, type ShopHits, withKeyword } from '@compute-mall/core/search'
import { Stack } from '@compute-mall/ui/layout'
import { SearchBox, Skeleton } from '@compute-mall/ui/parts'
import { roomyPhonePage } from '@compute-mall/ui/shapes'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { GrowingResults, type GrowingView } from './GrowingResults.mobile.tsx'
import { NoShops } from './NoShops.tsx'
import { ShopList } from './ShopList.tsx'
import type { ShopSearchPageProps } from './ShopSearchPage.tsx'

export interface MobileShopSearchPageProps {
  readonly view: GrowingView<ShopHits> & Pick<ShopSearchPageProps['view'], 'now'>
  readonly commands: { readonly show: (search: Search) => void; readonly retry: () => void }
}

const PLACE_HEIGHT = '116px'

/** The search for shops on a phone: by words, in a list that grows (R2.03, R9.02). */
export const ShopSearchPage = ({ view, commands }: MobileShopSearchPageProps) => {
  const { t } = useTranslation('search')
  const { search } = view
  return (
    <div className={roomyPhonePage}>
      <h1 className={visuallyHidden}>{t('shopTitle')}</h1>
      <SearchBox
        label={t('shopLabel')}
        placeholder={t('shopLabel')}
        keyword={search.keyword}
        action={routes.searchShop.href()}
        size="large"
        onSearch={(keyword) => commands.show(withKeyword(search, keyword))}
      />
      <GrowingResults
        rows="shops"
        view={view}
        commands={commands}
        places={(count) => <Places count={count} />}
        nothing={<NoShops search={search} onShow={commands.show} />}
      >
        {({ records }) => <ShopList shops={records} now={view.now} />}
      </GrowingResults>
    </div>
  )
}

const Places = ({ count }: { readonly count: number }) => (
  <Stack gap={2}>
    {Array.from({ length: count }, (_, i) => i).map((i) => (
      <Skeleton key={i} height={PLACE_HEIGHT} />
    ))}
  </Stack>
)
