import type { FoundShop } from '@compute-mall/core/search'
import type { Shop } from '@compute-mall/core/shop'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { Heading, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Rating } from '@compute-mall/ui/parts'
import { brightLink } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { OpeningTag } from '../shop/OpeningTag.tsx'
import * as css from './ShopList.css.ts'

interface ShopListProps {
  readonly shops: readonly (Shop & Partial<Pick<FoundShop, 'featured'>>)[]
  /** The moment at which they were found, milliseconds. */
  readonly now: number
}

/** Shops with their score, whether somebody answers now, and what they sell. */
export const ShopList = ({ shops, now }: ShopListProps) => {
  const { t } = useTranslation('shop')
  const { inLanguage } = useLanguage()
  return (
    <ul className={css.list}>
      {shops.map((shop) => (
        <li key={shop.shopId} className={css.shop}>
          <ShopAvatar id={shop.shopId} name={shop.shopName} logoUrl={shop.logoUrl} size={48} />
          <Stack gap={1}>
            <Heading level={3}>
              <Link className={brightLink} to={routes.shop.href({ shop: shop.shopId })}>
                {inLanguage(shop.shopName)}
              </Link>
            </Heading>
            <p className={css.facts}>
              <Rating score={shop.shopScore} />
              {shop.reviewCount > 0 && <span>{t('reviews', { count: shop.reviewCount })}</span>}
              <span>{t('goods', { count: shop.goodsCount })}</span>
              <OpeningTag shop={shop} now={now} />
            </p>
            <Text size="caption" tone="soft">
              {inLanguage(shop.description)}
            </Text>
            <Featured goods={shop.featured ?? []} />
          </Stack>
        </li>
      ))}
    </ul>
  )
}

/** Links of their own above the one that covers the whole shop. */
const Featured = ({ goods }: { readonly goods: FoundShop['featured'] }) => {
  const { t } = useTranslation('shop')
  const { inLanguage } = useLanguage()
  if (goods.length === 0) return null
  return (
    <ul className={css.featured} aria-label={t('featured')}>
      {goods.map(({ id, name }) => (
        <li key={id}>
          <Link className={css.goods} to={routes.goods.href({ goodsId: id })}>
            {inLanguage(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
