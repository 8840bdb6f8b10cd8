import { addresses, load, orThrow, useIsStaying, useNavigate, usePage } from '@compute-mall/app'
import { randomKey } from '@compute-mall/browser'
import { askOutcomeActor, askQuote, quoteActor, submitActor } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { formatMoney } from '@compute-mall/core/money'
import { orderPage, renewedTerm } from '@compute-mall/core/order'
import type { ResourceDetail } from '@compute-mall/core/provision'
import {
  isRenewal,
  purchaseMachine,
  purchaseRefusals,
  purchaseView,
  quotedPurchase,
  type RenewalIntent,
} from '@compute-mall/core/purchase'
import { useClient, useEmitted, useNotices } from '@compute-mall/react'
import { useShake } from '@compute-mall/ui/parts'
import { useActor } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { RenewTerm } from './RenewCard.tsx'
import type { RenewPageProps } from './RenewPage.tsx'
import { useNextStep } from './useNextStep.tsx'

/** The units by which a renewal may be made longer; the server refuses what is outside (D24). */
const DURATION = { minimum: 1, maximum: 36 } as const

export const loader = load(routes.renew, async ({ client, params: { lineId } }) => {
  const resource = await orThrow(client.provision.detail({ params: { lineId } }))
  const intent: RenewalIntent = { lineId: resource.lineId, duration: resource.duration || DURATION.minimum }
  return {
    resource,
    intent,
    answer: E.toUnion(await askQuote(client)(intent)()),
    now: new Date().toISOString(),
  }
})

const termOf = (
  { endTime, anchorTime, durationUnit, unitPrice }: ResourceDetail,
  duration: number,
  now: string,
  priceNow: string | undefined,
): RenewTerm => ({
  ...DURATION,
  duration,
  newEnd:
    endTime === null
      ? null
      : renewedTerm({ end: endTime, anchor: anchorTime ?? endTime }, now, {
          amount: duration,
          unit: durationUnit,
        }).end,
  isOver: endTime !== null && Date.parse(endTime) <= Date.parse(now),
  changedPrice: priceNow === undefined || formatMoney(priceNow) === formatMoney(unitPrice) ? null : priceNow,
})

/** A renewal and what can be done about it, on either device. */
export const useRenewal = (): { readonly props: RenewPageProps; readonly dialogs: ReactNode } => {
  const { resource, intent, answer, now } = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const isStaying = useIsStaying()
  const { t } = useTranslation('purchase')
  const notices = useNotices()
  const [tipRef, shakeTip] = useShake<HTMLDivElement>()
  const [machine] = useState(() =>
    purchaseMachine.provide({
      actors: {
        quote: quoteActor(client),
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
    const { orderId, status } = order
    if (isStaying())
      navigate(routes[orderPage(status, 'formal')].href({ orderId, type: 'formal' }), { replace: true })
  })
  const view = purchaseView(snapshot)
  const recheck = () => send({ type: 'purchase.recheck' })
  const goods = routes.goods.href({ skuId: resource.skuId })
  const { takeStep, dialogs } = useNextStep({
    recheck,
    changeAt: goods,
    unpaidOrderId: view.unpaidOrderId,
    wish: null,
  })
  const wanted = snapshot.context.intent
  const duration = isRenewal(wanted) ? wanted.duration : intent.duration
  return {
    props: {
      view,
      tipRef,
      renewal: {
        resource,
        term: termOf(resource, duration, now, view.lines?.[0]?.line.unitPrice),
        isRefused: view.reasons.some(({ code }) => code === purchaseRefusals.notRenewable.code),
        links: { resource: addresses.console.resource.href({ lineId: resource.lineId }), goods },
        onDuration: (next) => send({ type: 'intent.change', intent: { ...intent, duration: next } }),
      },
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
