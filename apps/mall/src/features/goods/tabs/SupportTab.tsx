import { shownHours } from '@compute-mall/core/shop'
import { DescriptionList } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { TabProps } from './DetailsTab.tsx'

/** What the seller promises, and how they are reached. */
export const SupportTab = ({ view: { offer, shop } }: TabProps) => {
  const { t } = useTranslation('shop')
  const { inLanguage, language } = useLanguage()
  const support = offer.goods.support.map(({ name, value }) => ({
    name: inLanguage(name),
    value: inLanguage(value),
  }))
  const contact = shop
    ? [
        { name: t('phone'), value: shop.servicePhone },
        { name: t('email'), value: shop.serviceEmail },
        {
          name: t('hours'),
          value: t(shop.hasWorkday ? 'workdays' : 'everyDay', {
            time: shownHours(shop.serviceTime, language),
          }),
        },
      ]
    : []
  return <DescriptionList columns={2} items={[...support, ...contact]} />
}
