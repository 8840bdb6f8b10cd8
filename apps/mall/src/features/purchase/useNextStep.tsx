import { addresses, useNavigate, usePhoneSetting } from '@compute-mall/app'
import type { PurchaseChoice } from '@compute-mall/core/cart'
import type { NextStep } from '@compute-mall/core/purchase'
import { type ComponentType, type ReactNode, useState } from 'react'
import { routes } from '../../routes.ts'
import type { ContactProps } from './Contact.tsx'
import type { CancelUnpaidProps } from './useCancelUnpaid.ts'

interface Ways {
  /** Puts the question to the server again. */
  readonly recheck: () => void
  /** Where an amount is changed, e.g. the cart or the goods page. */
  readonly changeAt: string
  readonly unpaidOrderId: string | null
  /** What a member may ask the leader to buy; null where that is not one thing. */
  readonly wish: PurchaseChoice | null
}

const askAddress = ({
  clusterId,
  purchaseAmount,
  purchaseDuration,
  purchaseDurationUnit,
  ...wish
}: PurchaseChoice) =>
  addresses.console.askLeader.href({
    ...wish,
    clusterId: clusterId ?? null,
    purchaseAmount: String(purchaseAmount),
    purchaseDuration: String(purchaseDuration),
    purchaseDurationUnit: purchaseDurationUnit ?? null,
  })

/** The way on from each reason of the gate (R5.10), with the dialogs that some of them open. */
export const useNextStep = (
  ways: Ways,
): { readonly takeStep: (step: NextStep) => void; readonly dialogs: ReactNode } => {
  const navigate = useNavigate()
  const phone = usePhoneSetting(ways.recheck)
  const [contact, setContact] = useState<ContactProps['contact']>('closed')
  const [{ Contact }, setLoaded] = useState<{ readonly Contact?: ComponentType<ContactProps> }>({})
  const [cancelling, setCancelling] = useState<string | null>(null)
  const [{ CancelUnpaid }, setCancelLoaded] = useState<{
    readonly CancelUnpaid?: ComponentType<CancelUnpaidProps>
  }>({})
  const askCancel = async () => {
    setCancelLoaded(await import('./CancelUnpaid.tsx'))
    setCancelling(ways.unpaidOrderId)
  }
  const turnTo = async (whom: ContactProps['contact']) => {
    setLoaded(await import('./Contact.tsx'))
    setContact(whom)
  }
  const steps: Readonly<Record<NextStep, () => unknown>> = {
    setPhone: () => phone.open('set'),
    verifyPhone: () => phone.open('verify'),
    askLeader: () => turnTo('leader'),
    contactOperations: () => turnTo('operations'),
    agree: () => navigate(routes.agreement.href()),
    reconfirm: ways.recheck,
    goPay: () =>
      ways.unpaidOrderId === null
        ? location.assign(addresses.console.orders.href())
        : navigate(routes.pay.href({ orderId: ways.unpaidOrderId })),
    viewOrder: () =>
      location.assign(
        ways.unpaidOrderId === null
          ? addresses.console.orders.href()
          : addresses.console.order.href({ orderId: ways.unpaidOrderId }),
      ),
    cancelOrder: askCancel,
    viewOrders: () => location.assign(addresses.console.orders.href()),
    changeAmount: () => navigate(ways.changeAt),
    changeCenter: () => navigate(ways.changeAt),
    chooseAnother: () => navigate(routes.app.href()),
  }
  return {
    takeStep: (step) => void steps[step](),
    dialogs: (
      <>
        {phone.dialog}
        {Contact && (
          <Contact
            contact={contact}
            askAt={ways.wish && askAddress(ways.wish)}
            close={() => setContact('closed')}
          />
        )}
        {CancelUnpaid && (
          <CancelUnpaid
            orderId={cancelling}
            close={() => setCancelling(null)}
            cancelled={() => {
              setCancelling(null)
              ways.recheck()
            }}
          />
        )}
      </>
    ),
  }
}
