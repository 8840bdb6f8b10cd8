import { isTimed } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import type { TeamRequest } from '@compute-mall/core/team'
import { useAmount } from '@compute-mall/ui/order'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

type Line = TeamRequest['line']

/** What a line says, as facts of a page. */
export const useLineFacts = () => {
  const { t } = useTranslation(['team', 'cart', 'goods'])
  const { inLanguage } = useLanguage()
  const amountOf = useAmount()
  return (line: Line) => [
    { name: t('specification'), value: line.specification.map(inLanguage).join(' / ') || '—' },
    { name: t('center'), value: line.centerName === null ? '—' : inLanguage(line.centerName) },
    { name: t('amount'), value: amountOf(line) },
    ...(isTimed(line.billingType)
      ? [{ name: t('duration'), value: t(`cart:duration.${line.durationUnit}`, { count: line.duration }) }]
      : []),
    { name: t('shop'), value: inLanguage(line.shopName) },
    { name: t('total'), value: <strong>{formatMoney(line.subtotal)}</strong> },
  ]
}
