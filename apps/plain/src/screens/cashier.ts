import { askOrderStatusActor, openSessionActor, payFromAccountActor } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { formatMoney } from '@compute-mall/core/money'
import {
  cashierMachine,
  cashierView,
  type PayCard,
  type PaymentSession,
  type PayOptions,
} from '@compute-mall/core/payment'
import { html, type TemplateResult } from 'lit-html'
import { createActor } from 'xstate'
import { client, newKey } from '../client.ts'
import { type Screen, show, watching } from '../page.ts'
import { say, text } from '../texts.ts'
import { doneScreen } from './done.ts'
import { scanScreen } from './scan.ts'

/** Opens the cashier for an order. */
export const openCashier = async (orderId: string): Promise<void> => {
  const options = await client.payment.options({ query: { orderId } })()
  if (E.isRight(options)) show(cashierScreen(options.right))
}

const cashierScreen = (options: PayOptions): Screen => {
  let opened: PaymentSession | undefined
  const actors = {
    openSession: openSessionActor(client, (session) => {
      opened = session
    }),
    payFromAccount: payFromAccountActor(client),
    askStatus: askOrderStatusActor(client),
  }
  const actor = createActor(cashierMachine.provide({ actors }), { input: { options } })
  actor.on('cashier.leave', ({ page }) =>
    show(
      page === 'scan' && opened !== undefined ? scanScreen(opened) : doneScreen(options, page === 'result'),
    ),
  )
  actor.start()
  const offset = Date.parse(options.serverTime) - performance.now()
  return {
    watch: watching(actor),
    draw: () => {
      const view = cashierView(actor.getSnapshot(), performance.now() + offset)
      return html`<h2 tabindex="-1">${text({ key: 'payment:cashierTitle' })}</h2>
        <p>${text({ key: 'payment:orderNo' })} ${view.orderNo} · ${view.countdown}</p>
        <p class="price">${formatMoney(view.total)}</p>
        <fieldset ?disabled=${!view.commands.choose}>
          <legend>${text(say('payBy'))}</legend>
          ${view.cards.map((card) =>
            cardOption(card, () => actor.send({ type: 'method.choose', option: card.option })),
          )}
        </fieldset>
        <p role="alert">${view.notice === null ? '' : text(view.notice)}</p>
        <button
          class="primary"
          ?disabled=${!view.commands.pay}
          @click=${() => actor.send({ type: 'cashier.pay', key: newKey() })}
        >
          ${text(view.pay)}
        </button>`
    },
  }
}

const cardOption = ({ id, label, balance, reason, chosen }: PayCard, choose: () => void): TemplateResult =>
  html`<label class="check">
    <input type="radio" name="method" .checked=${chosen} ?disabled=${reason !== null} @change=${choose} />
    <span id=${id}
      >${[label, balance, reason].flatMap((part) => (part === null ? [] : [text(part)])).join(' · ')}</span
    >
  </label>`
