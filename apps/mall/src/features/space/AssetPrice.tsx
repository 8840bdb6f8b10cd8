import type { Asset } from '@compute-mall/core/asset'
import { shownUnit } from '@compute-mall/core/goods'
import { compare, formatUnitPrice } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'

/** What an asset costs at least, with its unit, and whether some or all of it is free. */
export const AssetPrice = ({ asset: { price } }: { readonly asset: Pick<Asset, 'price'> }) => {
  const { t } = useTranslation(['asset', 'goods'])
  if (price === null || compare(price.amount, 0) === 0) return <>{t('free')}</>
  const least = `${formatUnitPrice(price.amount)} / ${t(`goods:unit.${shownUnit(price, price)}`)}`
  return <>{t(price.hasFree ? 'priceFromInPart' : 'priceFrom', { price: least })}</>
}
