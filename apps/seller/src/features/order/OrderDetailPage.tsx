import { isTimed } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import {
  orderStatusKey,
  orderTone,
  refundState,
  refundTime,
  type ShopOrderDetail,
} from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { tones } from '@compute-mall/ui/order'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface OrderDetailPageProps {
  readonly view: {
    readonly order: LoadState<ShopOrderDetail>
    /** Whether the reader answers customers (W11). */
    readonly mayWrite: boolean
    readonly isReaching: boolean
  }
  readonly orders: string
  readonly commands: { readonly retry: () => void; readonly reachBuyer: () => void }
}

/** One line that the shop sold: what, to whom, for how much, and what happened. */
export const OrderDetailPage = ({
  view: { order, mayWrite, isReaching },
  orders,
  commands,
}: OrderDetailPageProps) => {
  const { t } = useTranslation(['seller', 'order', 'cart'])
  const { language, inLanguage } = useLanguage()
  const say = useSay()
  const at = (time: string | null) => (time === null ? '—' : formatInstant(time, language))
  const loaded = order.kind === 'loaded' ? order.value : null
  const title = loaded === null ? t('order:detailTitle') : loaded.orderNo
  return (
    <DetailPage<ShopOrderDetail>
      view={{
        head: {
          title,
          trail: [{ label: t('orders'), to: orders }, { label: title }],
          tag:
            loaded === null
              ? undefined
              : { label: t(`order:${orderStatusKey(loaded)}`), tone: tones[orderTone(loaded)] },
          primary:
            loaded === null
              ? undefined
              : {
                  key: 'reach',
                  label: t('orders.reachBuyer'),
                  busy: isReaching,
                  disabledReason: mayWrite ? undefined : t('orders.noService'),
                  onPress: commands.reachBuyer,
                },
        },
        state: order,
      }}
      commands={commands}
    >
      {(line) => ({
        facts: {
          items: [
            { name: t('order:shop.goods'), value: inLanguage(line.name) },
            { name: t('orders.specification'), value: line.specification.map(inLanguage).join(' / ') || '—' },
            { name: t('order:center'), value: line.centerName === null ? '—' : inLanguage(line.centerName) },
            { name: t('order:shop.buyer'), value: line.buyer },
            { name: t('order:shop.amount'), value: line.amount },
            ...(isTimed(line.billingType)
              ? [
                  {
                    name: t('orders.term'),
                    value: t(`cart:duration.${line.durationUnit}`, { count: line.duration }),
                  },
                ]
              : []),
            { name: t('orders.unitPrice'), value: formatMoney(line.unitPrice) },
            { name: t('order:shop.subtotal'), value: formatMoney(line.subtotal) },
            { name: t('order:type'), value: t(`order:type.${line.type}`) },
            { name: t('order:shop.createTime'), value: at(line.createTime) },
            { name: t('order:shop.payTime'), value: at(line.payTime) },
            ...(line.refund === null
              ? []
              : [
                  { name: t('order:refundState'), value: t(`order:refundState.${refundState(line.refund)}`) },
                  { name: t('order:refundStateTime'), value: at(refundTime(line.refund)) },
                ]),
            {
              name: t('order:shop.opening'),
              value: line.status === 'paid' ? t(`order:provision.${line.provision}`) : '—',
            },
            { name: t('order:openTime'), value: at(line.openTime) },
            { name: t('order:endTime'), value: at(line.endTime) },
          ],
        },
        timeline: line.events.map((event, index) => ({
          key: `${index}`,
          title: say({ key: `order:event.${event.event}`, otherwise: event.event }),
          at: { text: formatInstant(event.at, language), iso: event.at },
        })),
      })}
    </DetailPage>
  )
}
