import type { Shop } from '@compute-mall/core/shop'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './ShopList.css.ts'

/** Shops with their score, what they sell and how they are reached. */
export const ShopList = ({ shops }: { readonly shops: readonly Shop[] }) => {
  const { t } = useTranslation('shop')
  const { inLanguage } = useLanguage()
  return (
    <ul className={css.list}>
      {shops.map((shop) => (
        <li key={shop.shopId} className={css.shop}>
          <ShopAvatar id={shop.shopId} name={shop.shopName} logoUrl={shop.logoUrl} size={48} />
          <div className={css.body}>
            <h3 className={css.name}>
              <Link className={css.link} to={routes.shop.href({ shop: shop.shopId })}>
                {inLanguage(shop.shopName)}
              </Link>
            </h3>
            <p className={css.facts}>
              <Rating score={shop.shopScore} />
              {shop.reviewCount > 0 && <span>{t('reviews', { count: shop.reviewCount })}</span>}
              <span>{t('goods', { count: shop.goodsCount })}</span>
            </p>
            <p className={css.description}>{inLanguage(shop.description)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
