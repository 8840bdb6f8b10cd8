import {
  askOrderStatusActor,
  askSessionStatusActor,
  giveUpActor,
  openSessionActor,
  payFromAccountActor,
} from '@compute-mall/core/actors'
import type { Need } from '@compute-mall/core/fp'
import { formatMoney } from '@compute-mall/core/money'
import {
  type CashierView,
  cashierMachine,
  cashierView,
  type PaymentSession,
  paymentMachine,
  paymentView,
} from '@compute-mall/core/payment'
import { renderUnicodeCompact } from 'uqr'
import { type Actor, createActor, fromCallback, type SnapshotFrom, waitFor } from 'xstate'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

/** Pays an order at the cashier, by any way of paying that is open for it. */
export const pay = async (mall: Mall, orderId: string): Promise<void> => {
  const { client, ask, newKey } = mall
  const options = await ask(client.payment.options({ query: { orderId } }))
  if (options === undefined) return
  let session: PaymentSession | undefined
  const actors = {
    openSession: openSessionActor(client, (opened) => {
      session = opened
    }),
    payFromAccount: payFromAccountActor(client),
    askStatus: askOrderStatusActor(client),
  }
  const input = { options }
  const inspect = mall.inspect(cashierMachine.id, input)
  const actor = createActor(cashierMachine.provide({ actors }), { input, inspect }).start()
  const now = () => Date.parse(options.serverTime)
  while (actor.getSnapshot().status === 'active') {
    const view = cashierView(actor.getSnapshot(), now())
    const card = await chooseCard(mall, view)
    if (card === undefined) return
    actor.send({ type: 'method.choose', option: card.option })
    actor.send({ type: 'cashier.pay', key: newKey() })
    await waitFor(actor, (snapshot) => snapshot.status !== 'active' || snapshot.matches('choosing'), {
      timeout: Number.POSITIVE_INFINITY,
    })
  }
  const { value } = actor.getSnapshot()
  if (value === 'paid') mall.tell({ key: 'payment:resultPaidTitle' })
  if (value === 'remitting') await tellRemittance(mall, orderId)
  if (value === 'scanning' && session !== undefined) await scan(mall, session)
}

/** @returns the way of paying that the answer names; undefined to pay later */
const chooseCard = async ({ dialogue, texts, tell }: Mall, view: CashierView) => {
  tell(say('total', { total: formatMoney(view.total) }))
  if (view.notice !== null) tell(view.notice)
  view.cards.forEach(({ label, balance, reason }, index) => {
    const remarks = [balance, reason].flatMap((remark) => (remark === null ? [] : [texts.text(remark)]))
    dialogue.say(`${String(index + 1).padStart(2)}. ${[texts.text(label), ...remarks].join(' · ')}`)
  })
  const card = view.cards[Number(await dialogue.ask(texts.text(say('chooseMethod')))) - 1]
  return card?.reason === null ? card : undefined
}

const tellRemittance = async ({ client, ask, dialogue, texts }: Mall, orderId: string): Promise<void> => {
  const remittance = await ask(client.payment.remittance({ query: { orderId } }))
  if (remittance === undefined) return
  const rows = [
    ['payment:payeeName', texts.words(remittance.payeeName)],
    ['payment:payeeAccount', remittance.payeeAccount],
    ['payment:payeeBank', texts.words(remittance.payeeBank)],
    ['payment:remarkCode', remittance.remarkCode],
  ] as const
  for (const [key, value] of rows) dialogue.say(`  ${texts.text({ key })}: ${value}`)
}

/** The terminal is always looked at, and is the only one that asks. */
const looking = (offset: number): Need<undefined> =>
  fromCallback(({ sendBack }) => sendBack({ type: 'page.shown', now: performance.now() + offset }))
const alone: Need<{ orderId: string }> = fromCallback(({ sendBack }) => sendBack({ type: 'lease.held' }))

/** Shows the code and waits for the money, by the payment chart. */
const scan = async (mall: Mall, session: PaymentSession): Promise<void> => {
  const { client, dialogue, texts, newKey } = mall
  const offset = Date.parse(session.serverTime) - performance.now()
  const actors = {
    visibility: looking(offset),
    lease: alone,
    askStatus: askSessionStatusActor(client),
    openSession: openSessionActor(client),
    giveUp: giveUpActor(client),
  }
  const input = { session }
  const inspect = mall.inspect(paymentMachine.id, input)
  const actor = createActor(paymentMachine.provide({ actors }), { input, inspect })
  const told = new Set<string>()
  const once = (text: string) => {
    if (!told.has(text)) dialogue.say(text)
    told.add(text)
  }
  actor.subscribe((snapshot) => {
    const view = paymentView(snapshot, performance.now() + offset)
    once(`${renderUnicodeCompact(view.session.qrTarget)}\n${view.session.qrTarget}`)
    once(`${texts.text(view.title)} – ${texts.text(view.hint)}`)
    for (const remark of [view.announcement, view.notice])
      if (remark !== null && remark.key !== view.title.key) once(texts.text(remark))
  })
  actor.start()
  while (await isOpen(actor)) {
    const over = new AbortController()
    const watch = actor.subscribe({ complete: () => over.abort() })
    const command = await dialogue.ask(texts.text(say('payCommand')), over.signal)
    watch.unsubscribe()
    if (command === 'check') actor.send({ type: 'payment.check' })
    if (command === 'renew') actor.send({ type: 'payment.renew', key: newKey() })
    if (command === 'leave') actor.send({ type: 'payment.giveUp' })
    if (command === undefined && !over.signal.aborted) actor.stop()
  }
}

/** Waits while a command is under way. */
const isOpen = async (actor: Actor<typeof paymentMachine>): Promise<boolean> => {
  const rests = (snapshot: SnapshotFrom<typeof paymentMachine>) =>
    snapshot.status !== 'active' || snapshot.can({ type: 'payment.check' })
  return (await waitFor(actor, rests, { timeout: Number.POSITIVE_INFINITY })).status === 'active'
}
