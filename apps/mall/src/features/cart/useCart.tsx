import { load, orThrow, useAppData, useIsStaying, useNavigate, usePage, useReload } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import {
  type CartItem,
  cartChange,
  cartView,
  createAmountQueue,
  type WantedAmounts,
  withAmounts,
} from '@compute-mall/core/cart'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { useClient, useCommand, usePersistedState } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { useAddedLines } from './added.ts'
import type { CartPageProps } from './CartPage.props.ts'
import { RemovedNotice } from './RemovedNotice.tsx'

export const loader = load(routes.cart, ({ client }) => orThrow(client.cart.list({})))

const putBack = (client: MallClient, items: readonly CartItem[]) =>
  TE.sequenceSeqArray(items.map((item) => client.cart.put({ body: cartChange(item, item.purchaseAmount) })))

/** The lines as they are shown while amounts change, and the changes. */
const useAmounts = (items: readonly CartItem[], refresh: () => Promise<void>) => {
  const client = useClient()
  const [wanted, setWanted] = useState<WantedAmounts>({})
  const [queue] = useState(createAmountQueue)
  return {
    items: withAmounts(items, wanted),
    setAmount: (item: CartItem, amount: number) =>
      void queue.put(item, amount, {
        send: (body) => client.cart.put({ body })(),
        show: setWanted,
        refresh,
      }),
    told: queue.told,
  }
}

/** The cart and what can be done with it, on either device. */
export const useCart = (): CartPageProps => {
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const isStaying = useIsStaying()
  const { site } = useAppData()
  const { items, setAmount, told } = useAmounts(usePage<typeof loader>(), reload)
  const [ticked, setTicked] = usePersistedState<readonly string[]>('cart.selected', [])
  const { addedIds, forgetAdded } = useAddedLines(items)
  const selected = [...new Set([...ticked, ...addedIds])]
  const [removed, setRemoved] = useState<readonly CartItem[]>([])
  /** What was removed is gone from the list at once, not only when the cart is read again. */
  const held = items.filter(({ id }) => !removed.some((gone) => gone.id === id))
  const refresh = (outcome: E.Either<unknown, unknown>) =>
    E.isRight(outcome) && void reload({ appData: true })

  const remove = useCommand(
    (gone: readonly CartItem[]) =>
      pipe(
        client.cart.remove({ body: { ids: gone.map(({ id }) => id) } }),
        TE.tapIO(() => () => setRemoved(gone)),
      ),
    refresh,
  )
  const undo = useCommand(
    () =>
      pipe(
        putBack(client, removed),
        TE.tapIO(() => () => setRemoved([])),
      ),
    refresh,
  )
  const select = (ids: readonly string[], chosen: boolean) => {
    const others = selected.filter((id) => !ids.includes(id))
    setTicked(chosen ? [...others, ...ids] : others)
    forgetAdded()
  }
  const checkOut = async (ids: readonly string[]) => {
    await told()
    if (isStaying()) navigate(routes.order.href({ cartIds: ids, choice: undefined, type: 'formal' }))
  }
  return {
    view: cartView(held, selected, { purchaseEnable: site?.purchaseEnable ?? true }),
    notice: <RemovedNotice removed={removed} busy={undo.pending} onUndo={undo.run} />,
    commands: {
      select,
      setAmount,
      remove: remove.run,
      checkOut: (ids) => void checkOut(ids),
    },
  }
}
