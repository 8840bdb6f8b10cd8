import type { OrderView, PayPlace } from '@compute-mall/core/order'
import { Button, Dialog, LinkButton } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answers } from './order.css.ts'

/** Where the mall takes the money, and what the way there is called. */
const ways = {
  cashier: { path: '/goods/pay', label: 'pay' },
  scan: { path: '/goods/pay/scan', label: 'continuePaying' },
  remittance: { path: '/goods/pay/remittance', label: 'viewRemittance' },
} as const satisfies Record<PayPlace, object>

interface OrderActionsProps {
  readonly view: OrderView
  readonly busy: boolean
  readonly onCancel: () => void
}

/** What can be done with an order now: go and pay, or cancel it, which is asked for twice. */
export const OrderActions = ({ view: { order, commands }, busy, onCancel }: OrderActionsProps) => {
  const { t } = useTranslation('order')
  const [asking, setAsking] = useState(false)
  const cancel = () => {
    setAsking(false)
    onCancel()
  }
  return (
    <>
      {commands.cancel && (
        <Button variant="ghost" busy={busy} onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      {commands.pay !== null && (
        <LinkButton variant="primary" to={`${ways[commands.pay].path}?orderId=${order.orderId}`}>
          {t(ways[commands.pay].label)}
        </LinkButton>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('cancel')}>
        <p>{t('cancelQuestion')}</p>
        <div className={answers}>
          <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
          <Button variant="primary" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
