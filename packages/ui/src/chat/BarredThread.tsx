import { type Shop, shownHours } from '@compute-mall/core/shop'
import { useTranslation } from 'react-i18next'
import { MailIcon, PhoneIcon } from '../icons/index.ts'
import { Notice } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
import * as css from './chat.css.ts'

/** Where chat is not open: how the shop is reached instead, and when (spec section 8, D22). */
export const BarredThread = ({ shop }: { readonly shop: Shop | null }) => {
  const { t } = useTranslation('chat')
  const { t: ofShop } = useTranslation('shop')
  const { language } = useLanguage()
  return (
    <div className={css.barred}>
      <Notice>{t('notOnMobile')}</Notice>
      {shop !== null && (
        <>
          <p>
            {ofShop(shop.hasWorkday ? 'answersWorkdays' : 'answersDaily', {
              time: shownHours(shop.serviceTime, language),
            })}
          </p>
          <a className={css.reach} href={`tel:${shop.servicePhone.replaceAll(/[^\d+]/g, '')}`}>
            <PhoneIcon size={20} />
            {t('call')} {shop.servicePhone}
          </a>
          <a className={css.reach} href={`mailto:${shop.serviceEmail}`}>
            <MailIcon size={20} />
            {t('mail')} {shop.serviceEmail}
          </a>
        </>
      )}
    </div>
  )
}
