import type { NextStep } from '@compute-mall/core/purchase'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useNavigate } from '../router/navigate.ts'
import type { ContactProps } from './Contact.tsx'
import { usePhoneSetting } from './usePhoneSetting.tsx'

interface Ways {
  /** Puts the question to the server again. */
  readonly recheck: () => void
  /** Where an amount is changed, e.g. the cart or the goods page. */
  readonly changeAt: string
  readonly unpaidOrderId: string | null
}

const ORDERS = '/ui/console/#/orders'

/** The way on from each reason of the gate (R5.10), with the dialogs that some of them open. */
export const useNextStep = (
  ways: Ways,
): { readonly takeStep: (step: NextStep) => void; readonly dialogs: ReactNode } => {
  const navigate = useNavigate()
  const phone = usePhoneSetting(ways.recheck)
  const [contact, setContact] = useState<ContactProps['contact']>('closed')
  const [{ Contact }, setLoaded] = useState<{ readonly Contact?: ComponentType<ContactProps> }>({})
  const turnTo = async (whom: ContactProps['contact']) => {
    setLoaded(await import('./Contact.tsx'))
    setContact(whom)
  }
  const steps: Readonly<Record<NextStep, () => unknown>> = {
    setPhone: () => phone.open(false),
    verifyPhone: () => phone.open(true),
    askLeader: () => turnTo('leader'),
    contactOperations: () => turnTo('operations'),
    agree: () => navigate('/goods/pay/protocol'),
    reconfirm: ways.recheck,
    goPay: () =>
      ways.unpaidOrderId === null
        ? location.assign(ORDERS)
        : navigate(`/goods/pay?orderId=${ways.unpaidOrderId}`),
    viewOrders: () => location.assign(ORDERS),
    changeAmount: () => navigate(ways.changeAt),
    chooseAnother: () => navigate('/app'),
  }
  return {
    takeStep: (step) => void steps[step](),
    dialogs: (
      <>
        {phone.dialog}
        {Contact && <Contact contact={contact} close={() => setContact('closed')} />}
      </>
    ),
  }
}
