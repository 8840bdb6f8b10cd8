import { E } from '@compute-mall/core/fp'
import { GROUP_LIST_PAGE_SIZE } from '@compute-mall/core/identity'
import type { NextStep } from '@compute-mall/core/purchase'
import { type MallClient, useClient } from '@compute-mall/react'
import { ContactDialog } from '@compute-mall/ui/screens/purchase'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../router/navigate.ts'
import { usePhoneSetting } from './usePhoneSetting.tsx'

interface Ways {
  /** Puts the question to the server again. */
  readonly recheck: () => void
  /** Where an amount is changed, e.g. the cart or the goods page. */
  readonly changeAt: string
  readonly unpaidOrderId: string | null
}

const ORDERS = '/ui/console/#/orders'

/** The leaders of the groups that the user is a member of. */
const leadersOf = async ({ identity }: MallClient): Promise<readonly string[]> => {
  const groups = await identity.groupList({ query: { start: 0, limit: GROUP_LIST_PAGE_SIZE } })()
  if (E.isLeft(groups)) return []
  const users = await Promise.all(
    groups.right.records.map(({ groupId }) => identity.groupUsers({ query: { groupId } })()),
  )
  return users.flatMap((found) =>
    E.isLeft(found)
      ? []
      : found.right.groupUsersInfos
          .filter(({ isGroupLeader }) => isGroupLeader === 'Leader')
          .map(({ userName }) => userName),
  )
}

/** The way on from each reason of the gate (R5.10), with the dialogs that some of them open. */
export const useNextStep = (
  ways: Ways,
): { readonly takeStep: (step: NextStep) => void; readonly dialogs: ReactNode } => {
  const client = useClient()
  const navigate = useNavigate()
  const phone = usePhoneSetting(ways.recheck)
  const [contact, setContact] = useState<'closed' | 'leader' | 'operations'>('closed')
  const [leaders, setLeaders] = useState<readonly string[] | null>(null)

  const askLeader = async () => {
    setContact('leader')
    setLeaders(await leadersOf(client))
  }
  const steps: Readonly<Record<NextStep, () => unknown>> = {
    setPhone: () => phone.open(false),
    verifyPhone: () => phone.open(true),
    askLeader,
    contactOperations: () => setContact('operations'),
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
        <ContactDialog contact={contact} leaders={leaders} onClose={() => setContact('closed')} />
      </>
    ),
  }
}
