import { load, notFound, useForgetAppData, useIsStaying, useNavigate, usePage } from '@compute-mall/app'
import { randomKey } from '@compute-mall/browser'
import { askOutcomeActor, askQuote, quoteActor, submitActor } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { orderPage } from '@compute-mall/core/order'
import { purchaseMachine, purchaseView, quotedPurchase, readIntent } from '@compute-mall/core/purchase'
import { useClient, useEmitted, useNotices } from '@compute-mall/react'
import { useShake } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useActor } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'
import { useNextStep } from './useNextStep.tsx'

export const loader = load(routes.order, async ({ client, params }) => {
  const intent = readIntent(params)
  if (E.isLeft(intent)) throw notFound(routes.order.path)
  return { intent: intent.right, answer: E.toUnion(await askQuote(client)(intent.right)()) }
})

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
  const forgetAppData = useForgetAppData()
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
    forgetAppData()
    const { orderId, status } = order
    const { type } = intent
    if (isStaying()) navigate(routes[orderPage(status, type)].href({ orderId, type }), { replace: true })
  })

  const view = purchaseView(snapshot)
  const recheck = () => send({ type: 'purchase.recheck' })
  useLanguageChange(recheck)
  const changeAt =
    intent.choice === undefined ? routes.cart.href() : routes.goods.href({ skuId: intent.choice.skuId })
  const { takeStep, dialogs } = useNextStep({
    recheck,
    changeAt,
    unpaidOrderId: view.unpaidOrderId,
    wish: intent.choice ?? null,
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
