import { cartMessages, siteRefusals } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import type { Choice } from '@compute-mall/core/goods'
import { errorMessages, refusalMessage } from '@compute-mall/core/http'
import { identityMessages, seesCart } from '@compute-mall/core/identity'
import { orderAddress, purchaseChoice, purchaseMessages } from '@compute-mall/core/purchase'
import { resourceMessages } from '@compute-mall/core/resource'
import { shopMessages } from '@compute-mall/core/shop'
import { useClient, useCommand } from '@compute-mall/react'
import { useShake } from '@compute-mall/ui/parts'
import { type ReactNode, useState } from 'react'
import { openChat } from '../../chat/requests.ts'
import type { GoodsPageProps } from '../../features/goods/GoodsPage.tsx'
import { useNextStep } from '../../gate/useNextStep.tsx'
import { useNavigate } from '../../router/navigate.ts'
import { load, useStart } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { loadGoods, type OpenGoods } from './loadGoods.ts'
import { useChoice } from './useChoice.ts'
import { useTabs } from './useTabs.ts'

export const texts = {
  resource: resourceMessages,
  cart: cartMessages,
  error: errorMessages,
  identity: identityMessages,
  purchase: purchaseMessages,
  shop: shopMessages,
}

export const loader = load(loadGoods)

/** Blocks at a shut gate: scrolls to what blocks and shakes it (R5.10). */
const useGate = ({ gate, reasons }: Pick<ReturnType<typeof useChoice>, 'gate' | 'reasons'>) => {
  const [tipRef, shakeTip] = useShake<HTMLDivElement>()
  const [reasonsRef, shakeReasons] = useShake<HTMLDivElement>()
  const block = () => {
    scrollTo({ top: 0 })
    if (gate.length > 0) shakeTip()
    else shakeReasons()
  }
  return { tipRef, reasonsRef, block, isShut: gate.length + reasons.length > 0 }
}

/** Goods that are open, what is chosen of them and what can be done with that, on either device. */
export const useGoods = (
  page: OpenGoods,
): { readonly props: GoodsPageProps; readonly dialogs: ReactNode } => {
  const { offer, depend, cartId, back, shop } = page
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const { user, site } = useStart()
  const { choice, tried, choose, unpaidOrderId, ...chosen } = useChoice(page)
  const { tipRef, reasonsRef, block, isShut } = useGate(chosen)
  const tabs = useTabs(offer.goods.id, depend)
  const [inCart, setInCart] = useState<Choice | null>(null)
  const { takeStep, dialogs } = useNextStep({ recheck: () => void reload(), changeAt: back, unpaidOrderId })

  const put = useCommand(
    (wanted: Choice) =>
      client.cart.put({ body: { ...purchaseChoice(offer, wanted), id: cartId || undefined } }),
    (outcome) => E.isRight(outcome) && void reload({ start: true }),
  )
  const order = (wanted: Choice, type: 'formal' | 'trial') =>
    navigate(orderAddress({ cartIds: [], choice: purchaseChoice(offer, wanted), type }))
  const [closed] = siteRefusals({ purchaseEnable: site?.purchaseEnable ?? true })
  const cart = !seesCart(user) ? 'none' : cartId === '' ? 'adds' : 'changes'
  return {
    props: {
      view: {
        ...chosen,
        offer,
        choice,
        closed: closed ? refusalMessage(closed) : null,
        cart,
        busy: put.pending,
        inCart: put.outcome !== undefined && E.isRight(put.outcome) && inCart === choice,
        back,
        shop,
        tabs: tabs.view,
      },
      commands: {
        ...tabs.commands,
        choose,
        buy: () => (isShut ? block() : choice && order(choice, 'formal')),
        addToCart: () => {
          if (chosen.reasons.length > 0) return block()
          setInCart(choice)
          if (choice) put.run(choice)
        },
        tryOut: () => (chosen.gate.length > 0 ? block() : tried && order(tried, 'trial')),
        chat: () =>
          openChat({
            shopId: offer.goods.shopId,
            goods: { skuId: choice?.skuId ?? page.wanted.skuId, name: offer.goods.name },
          }),
        takeStep: (step) => (step === 'chooseAnother' ? navigate(back) : takeStep(step)),
      },
      tipRef,
      reasonsRef,
    },
    dialogs,
  }
}
