import { askOutcomeActor, quoteActor, submitActor } from '@compute-mall/core/actors'
import { formatMoney } from '@compute-mall/core/money'
import {
  type PurchaseIntent,
  type PurchaseView,
  purchaseMachine,
  purchaseView,
  type Reason,
} from '@compute-mall/core/purchase'
import { type Actor, createActor, type SnapshotFrom, waitFor } from 'xstate'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

type Purchase = Actor<typeof purchaseMachine>

/**
 * Buys by the purchase chart.
 * @returns the order to pay, new or waiting already; undefined when there is none
 */
export const buy = async (mall: Mall, intent: PurchaseIntent): Promise<string | undefined> => {
  const { client, newKey } = mall
  const actors = {
    quote: quoteActor(client),
    submit: submitActor(client, () => {}),
    askOutcome: askOutcomeActor(client),
  }
  const input = { intent }
  const actor = createActor(purchaseMachine.provide({ actors }), {
    input,
    inspect: mall.inspect(purchaseMachine.id, input),
  })
  let placed: string | undefined
  actor.on('order.placed', ({ orderId }) => {
    placed = orderId
  })
  actor.start()
  for (;;) {
    const view = await nextView(actor)
    tellView(mall, view)
    if (view.phase === 'placed') return placed
    if (view.unpaidOrderId !== null) return view.unpaidOrderId
    if (!(await goOn(mall, view))) return undefined
    for (const event of commandsOf(view, newKey())) actor.send(event)
  }
}

/** `true` if the chart needs input from the buyer or has ended. */
const rests = (snapshot: SnapshotFrom<Purchase>): boolean =>
  snapshot.status !== 'active' || (!purchaseView(snapshot).isBusy && !snapshot.matches('unconfirmed'))

const nextView = async (actor: Purchase): Promise<PurchaseView> =>
  purchaseView(await waitFor(actor, rests, { timeout: Number.POSITIVE_INFINITY }))

const commandsOf = ({ phase, agreed }: PurchaseView, key: string) =>
  phase === 'ready' || phase === 'agreed'
    ? [...(agreed ? [] : [{ type: 'agreement.give' } as const]), { type: 'purchase.submit', key } as const]
    : [{ type: 'purchase.recheck' } as const]

const goOn = async ({ dialogue, texts }: Mall, { phase }: PurchaseView): Promise<boolean> => {
  if (phase === 'blocked') return false
  const question = phase === 'ready' || phase === 'agreed' ? say('agreeAndOrder') : say('tryAgain')
  return /^(y|yes|是)$/i.test((await dialogue.ask(texts.text(question))) ?? '')
}

const tellView = (mall: Mall, { lines, total, reasons, alert, notice }: PurchaseView): void => {
  const { dialogue, texts, tell } = mall
  for (const { line, reasons: own } of lines ?? []) {
    dialogue.say(`  ${texts.words(line.name)} × ${line.amount}  ${formatMoney(line.subtotal)}`)
    for (const reason of own) tellReason(mall, reason)
  }
  if (lines !== null) tell(say('total', { total: formatMoney(total) }))
  for (const reason of [...reasons, ...(alert === null ? [] : [alert])]) tellReason(mall, reason)
  if (notice !== null) tell(notice)
}

const tellReason = ({ dialogue, texts }: Mall, { message, nextLabel }: Reason): void =>
  dialogue.say(`! ${texts.text(message)}${nextLabel === null ? '' : ` → ${texts.text(nextLabel)}`}`)
