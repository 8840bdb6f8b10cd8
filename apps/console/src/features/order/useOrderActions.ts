import type { OrderView, PayPlace } from '@compute-mall/core/order'
import type { Action } from '@compute-mall/ui/desk/page'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'

/** What the way to where the money is taken is called. */
const labels = {
  cashier: 'pay',
  scan: 'continuePaying',
  remittance: 'viewRemittance',
} as const satisfies Record<PayPlace, string>

interface OrderActions {
  /** Go and pay; null when nothing is to be paid. */
  readonly pay: Action | null
  /** Null when it cannot be cancelled any more. */
  readonly cancel: Action | null
}

/** What can be done with an order now. */
export const useOrderActions = (links: OrderLinks) => {
  const { t } = useTranslation('order')
  return (
    { order, commands }: OrderView,
    { busy, onCancel }: { readonly busy: boolean; readonly onCancel: () => void },
  ): OrderActions => ({
    pay: commands.pay && {
      key: 'pay',
      label: t(labels[commands.pay]),
      to: links.pay(commands.pay, order.orderId),
    },
    cancel: commands.cancel ? { key: 'cancel', label: t('cancel'), busy, onPress: onCancel } : null,
  })
}
