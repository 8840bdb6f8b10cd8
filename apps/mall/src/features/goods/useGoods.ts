import { load, useAppData, useNavigate, useReload } from '@compute-mall/app'
import { siteRefusals } from '@compute-mall/core/cart'
import { E, pipe, TE } from '@compute-mall/core/fp'
import type { Choice } from '@compute-mall/core/goods'
import { refusalMessage } from '@compute-mall/core/http'
import { seesCart } from '@compute-mall/core/identity'
import { cartPut, purchaseChoice } from '@compute-mall/core/purchase'
import { useClient, useCommand } from '@compute-mall/react'
import { useShake } from '@compute-mall/ui/parts'
import { type ReactNode, useState } from 'react'
import { routes } from '../../routes.ts'
import { useAdded } from '../cart/added.ts'
import { openChat } from '../chat/requests.ts'
import { useNextStep } from '../purchase/useNextStep.tsx'
import type { GoodsPageProps } from './GoodsPage.props.ts'
import { loadGoods, type OpenGoods } from './loadGoods.ts'
import { useChoice } from './useChoice.ts'
import { useReport } from './useReport.tsx'
import { useTabs } from './useTabs.ts'

export const loader = load(routes.goods, loadGoods)

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
): { readonly props: GoodsPageProps; readonly dialogs: ReactNode; readonly reporting: ReactNode } => {
  const { offer, cartId, back, shop } = page
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const { user, site } = useAppData()
  const { choice, tried, choose, unpaidOrderId, ...chosen } = useChoice(page)
  const { tipRef, reasonsRef, block, isShut } = useGate(chosen)
  const tabs = useTabs(offer.goods.id, page)
  const { report, dialog: reporting } = useReport()
  const [inCart, setInCart] = useState<Choice | null>(null)
  const noteAdded = useAdded()
  const { takeStep, dialogs } = useNextStep({
    recheck: () => void reload(),
    changeAt: back,
    unpaidOrderId,
    wish: choice && purchaseChoice(offer, choice),
  })

  const put = useCommand(
    (wanted: Choice) =>
      pipe(
        client.cart.put({ body: cartPut(offer, wanted, cartId || undefined) }),
        TE.tapIO(() => () => noteAdded(purchaseChoice(offer, wanted))),
      ),
    (outcome) => E.isRight(outcome) && void reload({ appData: true }),
  )
  const order = (wanted: Choice, type: 'formal' | 'trial') =>
    navigate(routes.order.href({ cartIds: [], choice: purchaseChoice(offer, wanted), type }))
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
        report,
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
    reporting,
  }
}
