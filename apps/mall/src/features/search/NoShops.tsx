import { changed, type Search } from '@compute-mall/core/search'
import { ShopIcon } from '@compute-mall/ui/icons'
import { Button, Card, EmptyState, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

interface NoShopsProps {
  readonly search: Search
  readonly onShow: (search: Search) => void
}

/** No shop was found, on either device. */
export const NoShops = ({ search, onShow }: NoShopsProps) => {
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
            <LinkButton to={routes.searchGoods.href({ keyword })}>
              {keyword === '' ? t('browseGoods') : t('findGoods', { words: keyword })}
            </LinkButton>
          </>
        }
      />
    </Card>
  )
}
