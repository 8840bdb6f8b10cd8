import type { OrderView, PayPlace } from '@compute-mall/core/order'
import type { Action } from '@compute-mall/ui/desk/page'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import type { OrderQuestion } from './OrderDialogs.tsx'
import type { OrderCommands, OrderWork } from './useOrderCommands.ts'

/** What the way to where the money is taken is called. */
const labels = {
  cashier: 'pay',
  scan: 'continuePaying',
  remittance: 'viewRemittance',
} as const satisfies Record<PayPlace, string>

interface OrderActions {
  /** Go and pay; null when nothing is to be paid. */
  readonly pay: Action | null
  /** What else can be done with it now. */
  readonly others: readonly Action[]
}

export interface Presses {
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onGiveUp: () => void
  readonly onReorder: () => void
}

/** What pressing them does: what cannot be undone is asked about first. */
export const pressesOf = (
  orderId: string,
  work: OrderWork,
  commands: OrderCommands,
  ask: (question: OrderQuestion) => void,
): Presses => ({
  busy: work.busy === orderId,
  onCancel: () => ask({ orderId, about: 'cancel' }),
  onGiveUp: () => ask({ orderId, about: 'giveUp' }),
  onReorder: () => commands.reorder(orderId),
})

/** What can be done with an order now. */
export const useOrderActions = (links: OrderLinks) => {
  const { t } = useTranslation('order')
  return ({ order, commands }: OrderView, { busy, onCancel, onGiveUp, onReorder }: Presses): OrderActions => {
    const others: readonly (Action | false)[] = [
      commands.cancel && { key: 'cancel', label: t('cancel'), busy, onPress: onCancel },
      commands.giveUp && { key: 'giveUp', label: t('giveUp'), busy, onPress: onGiveUp },
      commands.reorder && { key: 'reorder', label: t('reorder'), busy, onPress: onReorder },
      order.shopId !== null && { key: 'chat', label: t('messageShop'), to: links.chat(order.shopId) },
    ]
    return {
      pay: commands.pay && {
        key: 'pay',
        label: t(labels[commands.pay]),
        to: links.pay(commands.pay, order.orderId),
      },
      others: others.filter((action) => action !== false),
    }
  }
}
