import type { Goods } from '@compute-mall/core/goods'
import { type Shop, shownHours } from '@compute-mall/core/shop'
import { formatInstant } from '@compute-mall/core/time'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { MailIcon, PhoneIcon, ShopIcon, SupportIcon } from '@compute-mall/ui/icons'
import { Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Notice, Rating, Sheet } from '@compute-mall/ui/parts'
import { itemName } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './GoodsPage.mobile.css.ts'

/** Whether a shop can be written to from a phone (D22), which is asked when somebody wants to reach one. */
export interface PhoneChat {
  readonly isOpen: boolean
  readonly ask: () => void
}

interface MobileSellerProps {
  readonly goods: Goods
  /** Null when it could not be loaded: then only the name is known. */
  readonly shop: Shop | null
  readonly chat: PhoneChat
}

/** Who sells, and how they are reached from a phone: by a call or a mail, and by chat once that is open (spec section 8). */
export const MobileSeller = ({ goods, shop, chat }: MobileSellerProps) => {
  const { t } = useTranslation(['shop', 'mobile'])
  const { inLanguage, language } = useLanguage()
  const [open, setOpen] = useState(false)
  const reach = () => {
    chat.ask()
    setOpen(true)
  }
  return (
    <section className={css.seller} aria-label={inLanguage(goods.shopName)}>
      <ShopAvatar id={goods.shopId} name={goods.shopName} logoUrl={shop?.logoUrl ?? null} size={44} />
      <div className={css.sellerWords}>
        <h2 className={itemName}>{inLanguage(goods.shopName)}</h2>
        {shop && (
          <p className={css.facts}>
            <Rating score={shop.shopScore} />
            <span>
              {t(shop.hasWorkday ? 'workdays' : 'everyDay', { time: shownHours(shop.serviceTime, language) })}
            </span>
          </p>
        )}
      </div>
      {shop && (
        <>
          <Button icon={<SupportIcon size={18} />} aria-haspopup="dialog" onClick={reach}>
            {t('mobile:contact')}
          </Button>
          <Sheet open={open} onClose={() => setOpen(false)} title={t('contact')}>
            <Stack>
              {chat.isOpen ? (
                <Link className={css.reach} to={routes.chats.href({ shopId: shop.shopId })}>
                  <SupportIcon size={20} />
                  {t('chat')}
                </Link>
              ) : (
                <Notice>{t('mobile:chatClosed')}</Notice>
              )}
              <p>
                {t(shop.hasWorkday ? 'answersWorkdays' : 'answersDaily', {
                  time: shownHours(shop.serviceTime, language),
                })}
              </p>
              <a className={css.reach} href={`tel:${shop.servicePhone.replaceAll(/[^\d+]/g, '')}`}>
                <PhoneIcon size={20} />
                {t('mobile:call')}
                <span className={css.reachWords}>{shop.servicePhone}</span>
              </a>
              <a className={css.reach} href={`mailto:${shop.serviceEmail}`}>
                <MailIcon size={20} />
                {t('mobile:mail')}
                <span className={css.reachWords}>{shop.serviceEmail}</span>
              </a>
              <Link className={css.reach} to={routes.shop.href({ shop: shop.shopId })}>
                <ShopIcon size={20} />
                {t('enter')}
                <span className={css.reachWords}>
                  {t('since', { time: formatInstant(shop.createTime, language, 'date') })}
                </span>
              </Link>
            </Stack>
          </Sheet>
        </>
      )}
    </section>
  )
}
