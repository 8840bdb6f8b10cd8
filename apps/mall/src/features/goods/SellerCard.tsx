import type { Goods } from '@compute-mall/core/goods'
import { type Shop, shownHours } from '@compute-mall/core/shop'
import { formatInstant } from '@compute-mall/core/time'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { PhoneIcon, ShopIcon, SupportIcon, TimeIcon } from '@compute-mall/ui/icons'
import { Heading, Inline, Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, CopyText, DescriptionList, Dialog, Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './SellerCard.css.ts'

interface SellerCardProps {
  readonly goods: Goods
  /** Null when it could not be loaded: then only the name is known. */
  readonly shop: Shop | null
  readonly onChat: () => void
}

/** Who sells, and how they are reached. */
export const SellerCard = ({ goods, shop, onChat }: SellerCardProps) => {
  const { t } = useTranslation('shop')
  const { inLanguage, language } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <Inline gap={3} wrap={false}>
        <ShopAvatar id={goods.shopId} name={goods.shopName} logoUrl={shop?.logoUrl ?? null} size={48} />
        <div>
          <Heading level={2} size="lead">
            {inLanguage(goods.shopName)}
          </Heading>
          {shop && (
            <p className={css.facts}>
              <Rating score={shop.shopScore} />
              {shop.reviewCount > 0 && <span>{t('reviews', { count: shop.reviewCount })}</span>}
              <span>{t('goods', { count: shop.goodsCount })}</span>
            </p>
          )}
        </div>
      </Inline>
      {shop && (
        <>
          <p className={css.description}>{inLanguage(shop.description)}</p>
          <SellerFacts shop={shop} />
          <Stack gap={2}>
            <Button wide icon={<SupportIcon size={18} />} aria-haspopup="dialog" onClick={onChat}>
              {t('chat')}
            </Button>
            <Button wide icon={<PhoneIcon size={18} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('contact')}
            </Button>
            <Link className={css.enter} to={routes.shop.href({ shop: shop.shopId })}>
              {t('enter')}
            </Link>
          </Stack>
          <Dialog open={open} onClose={() => setOpen(false)} title={t('contact')} dismissible>
            <DescriptionList
              items={[
                { name: t('phone'), value: <CopyText text={shop.servicePhone} name={t('phone')} /> },
                { name: t('email'), value: <CopyText text={shop.serviceEmail} name={t('email')} /> },
                {
                  name: t('hours'),
                  value: t(shop.hasWorkday ? 'workdays' : 'everyDay', {
                    time: shownHours(shop.serviceTime, language),
                  }),
                },
              ]}
            />
          </Dialog>
        </>
      )}
    </Card>
  )
}

/** Since when the shop is here, and when somebody answers: what one asks before money changes hands. */
const SellerFacts = ({ shop }: { readonly shop: Shop }) => {
  const { t } = useTranslation('shop')
  const { language } = useLanguage()
  return (
    <ul className={css.trust}>
      <Inline as="li" wrap={false}>
        <TimeIcon size={16} />
        {t(shop.hasWorkday ? 'answersWorkdays' : 'answersDaily', {
          time: shownHours(shop.serviceTime, language),
        })}
      </Inline>
      <Inline as="li" wrap={false}>
        <ShopIcon size={16} />
        {t('since', { time: formatInstant(shop.createTime, language, 'date') })}
      </Inline>
    </ul>
  )
}
