import { formatMoney } from '@compute-mall/core/money'
import type { OrderLineView, OrderView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { useTranslation } from 'react-i18next'
import { CopyText, DescriptionList } from '../../parts/index.ts'
import { useLanguage, useSay } from '../../text/index.ts'
import * as css from './order.css.ts'

/** Number, kind, amount and times of an order. */
export const OrderFacts = ({ view: { order, type, payMethod } }: { readonly view: OrderView }) => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const say = useSay()
  const at = (name: 'createTime' | 'payTime' | 'closeTime' | 'refundTime') =>
    order[name] === null ? [] : [{ name: t(name), value: formatInstant(order[name], language) }]
  return (
    <DescriptionList
      columns={2}
      items={[
        { name: t('orderNo'), value: <CopyText text={order.orderNo} name={t('orderNo')} /> },
        { name: t('type'), value: say(type) },
        { name: t('total'), value: formatMoney(order.total) },
        ...(payMethod === null ? [] : [{ name: t('payMethod'), value: say(payMethod) }]),
        ...at('createTime'),
        ...at('payTime'),
        ...at('closeTime'),
        ...at('refundTime'),
      ]}
    />
  )
}

/** How to use what was opened, right below it: an order may hold several things, each with an account of its own. */
export const LineAccess = ({ view: { line } }: { readonly view: OrderLineView }) => {
  const { t } = useTranslation('order')
  const { language, inLanguage } = useLanguage()
  const { openTime, endTime, access } = line.provision
  if (openTime === null) return null
  return (
    <div className={css.access}>
      <DescriptionList
        columns={2}
        items={[
          { name: t('openTime'), value: formatInstant(openTime, language) },
          ...(endTime === null ? [] : [{ name: t('endTime'), value: formatInstant(endTime, language) }]),
          ...access.map(({ name, value }) => ({
            name: inLanguage(name),
            value: <CopyText text={value} name={inLanguage(name)} />,
          })),
        ]}
      />
    </div>
  )
}
