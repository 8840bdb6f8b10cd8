import { type Shop, serviceStateAt } from '@compute-mall/core/shop'
import { formatComing, formatInstant } from '@compute-mall/core/time'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { MailIcon, PhoneIcon, ShopIcon, SupportIcon, TimeIcon } from '@compute-mall/ui/icons'
import { Button, CopyText, Rating, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './ShopPage.css.ts'

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
          <span>
            <ShopIcon size={16} /> {t('since', { time: formatInstant(shop.createTime, language, 'date') })}
          </span>
        </p>
        <p className={css.facts}>
          <span>
            <TimeIcon size={16} />{' '}
            {t(shop.hasWorkday ? 'answersWorkdays' : 'answersDaily', { time: shop.serviceTime })}
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
        <li>
          <PhoneIcon size={16} />{' '}
          <a
            href={`tel:${shop.servicePhone.replaceAll(/[^\d+]/g, '')}`}
            aria-label={`${t('call')} ${shop.servicePhone}`}
          >
            {shop.servicePhone}
          </a>
        </li>
        <li>
          <MailIcon size={16} />{' '}
          <a href={`mailto:${shop.serviceEmail}`} aria-label={`${t('mail')} ${shop.serviceEmail}`}>
            {shop.serviceEmail}
          </a>
        </li>
        <li>
          <CopyText text={address} name={t('copyAddress')}>
            {t('copyAddress')}
          </CopyText>
        </li>
      </ul>
    </header>
  )
}

const OpeningTag = ({ shop, now }: Pick<ShopHeadProps, 'shop' | 'now'>) => {
  const { t } = useTranslation('shop')
  const { language } = useLanguage()
  const state = serviceStateAt(shop, now)
  if (state.isOpen) return <Tag tone="success">{t('openNow')}</Tag>
  const { opensAt } = state
  return (
    <Tag>
      {opensAt === null ? t('closedNow') : t('opensAt', { time: formatComing(opensAt, now, language) })}
    </Tag>
  )
}
