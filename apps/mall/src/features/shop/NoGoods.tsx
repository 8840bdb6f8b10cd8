import type { Search } from '@compute-mall/core/search'
import { ShopIcon } from '@compute-mall/ui/icons'
import { Card, EmptyState, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { NoResults } from '../search/NoResults.tsx'

/** The shop sells nothing yet. */
export const NothingListed = () => {
  const { t } = useTranslation('shop')
  return (
    <Card>
      <EmptyState
        icon={ShopIcon}
        title={t('noGoods')}
        text={t('noGoodsHint')}
        actions={<LinkButton to={routes.searchShop.href()}>{t('otherShops')}</LinkButton>}
      />
    </Card>
  )
}

/** The shop sells nothing of the kind that was looked for. */
export const NothingFound = ({ search }: { readonly search: Search }) => {
  const { t } = useTranslation('shop')
  return (
    <NoResults
      keyword={search.keyword}
      actions={
        <LinkButton to={routes.shop.href({ ...search, keyword: '', common: [], pageNum: 1 })}>
          {t('everything')}
        </LinkButton>
      }
    >
      {null}
    </NoResults>
  )
}
