import { shownUnit } from '@compute-mall/core/goods'
import { formatUnitPrice } from '@compute-mall/core/money'
import type { PurchaseLine } from '@compute-mall/core/purchase'
import { useTranslation } from 'react-i18next'

/** What one of a line costs; a trial says that it is one, for its amount is in other units than its days. */
export const useUnitPrice = (line: PurchaseLine['line']): string => {
  const { t } = useTranslation('goods')
  return line.billingType === 'TRIAL'
    ? t('billing.TRIAL')
    : `${formatUnitPrice(line.unitPrice)}/${t(`unit.${shownUnit(line, line)}`)}`
}
