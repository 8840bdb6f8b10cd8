import { randomKey } from '@compute-mall/browser'
import { askOutcomeActor, askQuote, quoteActor, submitActor } from '@compute-mall/core/actors'
import { cartMessages } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import { goodsMessages } from '@compute-mall/core/goods'
import { errorMessages } from '@compute-mall/core/http'
import { identityMessages } from '@compute-mall/core/identity'
import {
  type PlacedOrder,
  type PurchaseIntent,
  purchaseMachine,
  purchaseMessages,
  purchaseView,
  quotedPurchase,
  readIntent,
} from '@compute-mall/core/purchase'
import { useClient, useEmitted, useNotices } from '@compute-mall/react'
import { useShake } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useActor } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfirmPageProps } from '../../features/purchase/ConfirmPage.tsx'
import { useNextStep } from '../../gate/useNextStep.tsx'
import { notFound } from '../../router/failure.ts'
import { useNavigate } from '../../router/navigate.ts'
import { load, usePage } from '../../router/page.ts'
import { useForgetStart, useIsStaying } from '../../router/useNavigator.ts'

export const texts = {
  purchase: purchaseMessages,
  cart: cartMessages,
  goods: goodsMessages,
  identity: identityMessages,
  error: errorMessages,
}

export const loader = load(async ({ client, query }) => {
  const intent = readIntent(query)
  if (E.isLeft(intent)) throw notFound('/goods/order')
  return { intent: intent.right, answer: E.toUnion(await askQuote(client)(intent.right)()) }
})

/** Where the buyer goes with an order: what costs nothing is paid already, and a trial has a page of its own (R2.03). */
const pageOf = ({ orderId, status }: PlacedOrder, type: PurchaseIntent['type']): string => {
  if (status !== 'paid') return `/goods/pay?orderId=${orderId}`
  const page = type === 'trial' ? '/trial/result' : '/goods/pay/result'
  return `${page}?orderId=${orderId}&type=${type}`
}

/** Reasons name centres in the language in which they were asked for. */
const useLanguageChange = (changed: () => void): void => {
  const { language } = useLanguage()
  const known = useRef(language)
  useEffect(() => {
    if (known.current === language) return
    known.current = language
    changed()
  })
}

/** A purchase and what can be done about it, on either device. */
export const useOrder = (): { readonly props: ConfirmPageProps; readonly dialogs: ReactNode } => {
  const { intent, answer } = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const isStaying = useIsStaying()
  const forgetStart = useForgetStart()
  const { t } = useTranslation('purchase')
  const notices = useNotices()
  const [tipRef, shakeTip] = useShake<HTMLDivElement>()
  const [machine] = useState(() =>
    purchaseMachine.provide({
      actors: {
        quote: quoteActor(client),
        // The order is placed though its buyer has left meanwhile, who is then told of it elsewhere (D3).
        submit: submitActor(client, () => {
          if (!isStaying()) notices.add('warning', t('placedElsewhere'))
        }),
        askOutcome: askOutcomeActor(client),
      },
    }),
  )
  const [snapshot, send, actor] = useActor(machine, {
    input: { intent },
    snapshot: quotedPurchase(intent, answer),
  })
  useEmitted(actor, 'gate.blocked', () => {
    scrollTo({ top: 0 })
    shakeTip()
  })
  useEmitted(actor, 'order.placed', (order) => {
    // What is ordered leaves the cart.
    forgetStart()
    if (isStaying()) navigate(pageOf(order, intent.type), { replace: true })
  })

  const view = purchaseView(snapshot)
  const recheck = () => send({ type: 'purchase.recheck' })
  useLanguageChange(recheck)
  const changeAt = intent.choice === undefined ? '/goods/cart' : `/detail/goods?skuId=${intent.choice.skuId}`
  const { takeStep, dialogs } = useNextStep({
    recheck,
    changeAt,
    unpaidOrderId: view.unpaidOrderId,
  })
  return {
    props: {
      view,
      changeAt,
      tipRef,
      commands: {
        submit: () => send({ type: 'purchase.submit', key: randomKey() }),
        setAgreed: (agreed) => send({ type: agreed ? 'agreement.give' : 'agreement.withdraw' }),
        recheck,
        takeStep,
      },
    },
    dialogs,
  }
}
