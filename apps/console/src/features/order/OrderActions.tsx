import type { OrderView, PayPlace } from '@compute-mall/core/order'
import { Button, Dialog, LinkButton } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import { answers } from './order.css.ts'

/** What the way to where the money is taken is called. */
const labels = {
  cashier: 'pay',
  scan: 'continuePaying',
  remittance: 'viewRemittance',
} as const satisfies Record<PayPlace, string>

interface OrderActionsProps {
  readonly view: OrderView
  readonly links: OrderLinks
  readonly busy: boolean
  readonly onCancel: () => void
}

/** What can be done with an order now: go and pay, or cancel it, which is asked for twice. */
export const OrderActions = ({ view: { order, commands }, links, busy, onCancel }: OrderActionsProps) => {
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
        <LinkButton variant="primary" to={links.pay(commands.pay, order.orderId)}>
          {t(labels[commands.pay])}
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
