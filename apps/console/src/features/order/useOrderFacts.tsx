import { formatMoney } from '@compute-mall/core/money'
import type { OrderView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import type { FactsProps } from '@compute-mall/ui/desk/detail'
import { CopyText } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** Number, kind, amount and times of an order. */
export const useOrderFacts = () => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const say = useSay()
  return ({ order, type, payMethod }: OrderView): FactsProps => {
    const at = (name: 'createTime' | 'payTime' | 'closeTime') =>
      order[name] === null ? [] : [{ name: t(name), value: formatInstant(order[name], language) }]
    return {
      items: [
        { name: t('orderNo'), value: <CopyText text={order.orderNo} name={t('orderNo')} /> },
        { name: t('type'), value: say(type) },
        { name: t('total'), value: formatMoney(order.total) },
        ...(payMethod === null ? [] : [{ name: t('payMethod'), value: say(payMethod) }]),
        ...at('createTime'),
        ...at('payTime'),
        ...at('closeTime'),
      ],
    }
  }
}
