import { Page } from '@compute-mall/ui/layout'
import { Card, EmptyState, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { GoodsGrid } from '../goods/GoodsGrid.tsx'
import { hitsOf } from '../search/results.ts'
import { SearchFailed } from '../search/SearchFailed.tsx'
import { ShopHead } from '../shop/ShopHead.tsx'
import type { ShopPageProps } from '../shop/ShopPage.tsx'

/** A shop within another page: who it is and what it sells; all of it is on its full page (R2.04). */
export const EmbeddedShop = ({ view, commands }: ShopPageProps) => {
  const { t } = useTranslation(['shop', 'search'])
  const { shop, search, results } = view
  const records = hitsOf(results)?.records ?? []
  return (
    <Page>
      <ShopHead shop={shop} now={view.now} address={view.address} />
      <Card
        title={t('goodsOf')}
        actions={<LinkButton to={routes.shop.href(search)}>{t('search:viewAll')}</LinkButton>}
      >
        {results.state === 'failed' && <SearchFailed onRetry={commands.retry} />}
        {results.state === 'found' && records.length === 0 && <EmptyState title={t('noGoods')} />}
        <GoodsGrid cards={records} way={{ type: 'store', id: shop.shopId }} />
      </Card>
    </Page>
  )
}
