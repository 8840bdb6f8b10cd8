import type { Goods } from '@compute-mall/core/goods'
import type { Shop } from '@compute-mall/core/shop'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShopAvatar } from '../../covers/index.ts'
import { SupportIcon } from '../../icons/index.ts'
import { Button, Card, CopyText, DescriptionList, Dialog, Rating } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import * as css from './SellerCard.css.ts'

interface SellerCardProps {
  readonly goods: Goods
  /** Null when it could not be loaded: then only the name is known. */
  readonly shop: Shop | null
}

/** Who sells, and how they are reached. */
export const SellerCard = ({ goods, shop }: SellerCardProps) => {
  const { t } = useTranslation('shop')
  const { inLanguage } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <div className={css.seller}>
        <ShopAvatar id={goods.shopId} name={goods.shopName} size={48} />
        <div>
          <h2 className={css.name}>{inLanguage(goods.shopName)}</h2>
          {shop && (
            <p className={css.facts}>
              <Rating score={shop.shopScore} />
              <span>{t('goods', { count: shop.goodsCount })}</span>
            </p>
          )}
        </div>
      </div>
      {shop && (
        <>
          <p className={css.description}>{inLanguage(shop.description)}</p>
          <Button wide icon={<SupportIcon size={18} />} onClick={() => setOpen(true)}>
            {t('contact')}
          </Button>
          <Dialog open={open} onClose={() => setOpen(false)} title={t('contact')} dismissible>
            <DescriptionList
              items={[
                { name: t('phone'), value: <CopyText text={shop.servicePhone} name={t('phone')} /> },
                { name: t('email'), value: <CopyText text={shop.serviceEmail} name={t('email')} /> },
                {
                  name: t('hours'),
                  value: t(shop.hasWorkday ? 'workdays' : 'everyDay', { time: shop.serviceTime }),
                },
              ]}
            />
          </Dialog>
        </>
      )}
    </Card>
  )
}
