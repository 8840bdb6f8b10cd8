import type { Shop } from '@compute-mall/core/shop'
import { MailIcon, PhoneIcon } from '@compute-mall/ui/icons'
import { CopyText } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import * as css from './ShopPage.css.ts'

interface ShopWaysProps {
  readonly shop: Shop
  /** The full address of the shop's page, to be handed on. */
  readonly address: string
}

/** The address that calls a number when it is followed. */
export const callAddress = ({ servicePhone }: Shop) => `tel:${servicePhone.replaceAll(/[^\d+]/g, '')}`

/** How a shop is called, written to and handed on, as items of a list. */
export const ShopWays = ({ shop, address }: ShopWaysProps) => {
  const { t } = useTranslation('shop')
  const { servicePhone, serviceEmail } = shop
  return (
    <>
      <li className={css.fact}>
        <PhoneIcon size={16} />{' '}
        <a className={css.way} href={callAddress(shop)} aria-label={`${t('call')} ${servicePhone}`}>
          {servicePhone}
        </a>
      </li>
      <li className={css.fact}>
        <MailIcon size={16} />{' '}
        <a className={css.way} href={`mailto:${serviceEmail}`} aria-label={`${t('mail')} ${serviceEmail}`}>
          {serviceEmail}
        </a>
      </li>
      <li>
        <CopyText text={address} name={t('copyAddress')}>
          {t('copyAddress')}
        </CopyText>
      </li>
    </>
  )
}
