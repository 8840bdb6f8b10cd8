import { type Shop, shownHours } from '@compute-mall/core/shop'
import { formatInstant } from '@compute-mall/core/time'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { ShopIcon, SupportIcon, TimeIcon } from '@compute-mall/ui/icons'
import { Button, Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { OpeningTag } from './OpeningTag.tsx'
import * as css from './ShopPage.css.ts'
import { ShopWays } from './ShopWays.tsx'

interface ShopHeadProps {
  readonly shop: Shop
  /** The moment at which the page was loaded, milliseconds. */
  readonly now: number
  /** The full address of the shop's page, to be handed on. */
  readonly address: string
  /** Not given where nothing but reading is possible. */
  readonly onChat?: (() => void) | undefined
}

/** Who sells: name, rating, since when, when somebody answers, and how they are reached. */
export const ShopHead = ({ shop, now, address, onChat }: ShopHeadProps) => {
  const { t } = useTranslation('shop')
  const { inLanguage, language } = useLanguage()
  return (
    <header className={css.head}>
      <ShopAvatar id={shop.shopId} name={shop.shopName} logoUrl={shop.logoUrl} size={64} />
      <div className={css.who}>
        <h1 className={css.name}>{inLanguage(shop.shopName)}</h1>
        <p className={css.facts}>
          <Rating score={shop.shopScore} />
          {shop.reviewCount > 0 && <span>{t('reviews', { count: shop.reviewCount })}</span>}
          <span>{t('goods', { count: shop.goodsCount })}</span>
          <span className={css.fact}>
            <ShopIcon size={16} /> {t('since', { time: formatInstant(shop.createTime, language, 'date') })}
          </span>
        </p>
        <p className={css.facts}>
          <span className={css.fact}>
            <TimeIcon size={16} />{' '}
            {t(shop.hasWorkday ? 'answersWorkdays' : 'answersDaily', {
              time: shownHours(shop.serviceTime, language),
            })}
          </span>
          <OpeningTag shop={shop} now={now} />
        </p>
      </div>
      <ul className={css.reach} aria-label={t('contact')}>
        {onChat !== undefined && (
          <li>
            <Button icon={<SupportIcon size={18} />} onClick={onChat}>
              {t('chat')}
            </Button>
          </li>
        )}
        <ShopWays shop={shop} address={address} />
      </ul>
    </header>
  )
}
