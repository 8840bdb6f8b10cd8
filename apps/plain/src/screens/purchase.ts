import { askOutcomeActor, quoteActor, submitActor } from '@compute-mall/core/actors'
import { formatMoney } from '@compute-mall/core/money'
import { type PurchaseIntent, purchaseMachine, purchaseView, type Reason } from '@compute-mall/core/purchase'
import { html, type TemplateResult } from 'lit-html'
import { createActor } from 'xstate'
import { addresses } from '../addresses.ts'
import { client, newKey } from '../client.ts'
import { type Screen, startOver, watching } from '../page.ts'
import { say, text, words } from '../texts.ts'
import { openCashier } from './cashier.ts'

/** The order confirmation, by the purchase chart. */
export const purchaseScreen = (intent: PurchaseIntent): Screen => {
  const actors = {
    quote: quoteActor(client),
    submit: submitActor(client, () => {}),
    askOutcome: askOutcomeActor(client),
  }
  const actor = createActor(purchaseMachine.provide({ actors }), { input: { intent } })
  actor.on('order.placed', ({ orderId }) => void openCashier(orderId))
  actor.start()
  return {
    watch: watching(actor),
    draw: () => {
      const view = purchaseView(actor.getSnapshot())
      const waiting = view.unpaidOrderId
      return html`<h2 tabindex="-1">${text({ key: 'purchase:title' })}</h2>
        <ul>
          ${view.lines?.map(
            ({ line, reasons }) =>
              html`<li>
                <h3>${words(line.name)} × ${line.amount}</h3>
                <p class="price">${formatMoney(line.subtotal)}</p>
                ${reasons.map(reasonLine)}
              </li>`,
          )}
        </ul>
        <p class="price">${text(say('total', { total: formatMoney(view.total) }))}</p>
        <div role="alert">
          ${[...view.reasons, ...(view.alert === null ? [] : [view.alert])].map(reasonLine)}
          ${view.notice === null ? '' : html`<p>${text(view.notice)}</p>`}
        </div>
        <label class="check">
          <input
            type="checkbox"
            .checked=${view.agreed}
            ?disabled=${!view.commands.agree}
            @change=${() => actor.send({ type: view.agreed ? 'agreement.withdraw' : 'agreement.give' })}
          />
          <span>${text({ key: 'purchase:agreement' })}${' '}<a href=${addresses.agreement} target="_blank"
              >${text({ key: 'purchase:agreementLink' })}</a
            ></span
          >
        </label>
        <button
          class="primary"
          ?disabled=${!view.commands.submit}
          @click=${() => actor.send({ type: 'purchase.submit', key: newKey() })}
        >
          ${text({ key: 'purchase:submit' })}
        </button>
        ${
          waiting === null
            ? ''
            : html`<button @click=${() => void openCashier(waiting)}>
                ${text({ key: 'purchase:next.goPay' })}
              </button>`
        }
        ${
          view.commands.recheck
            ? html`<button @click=${() => actor.send({ type: 'purchase.recheck' })}>
                ${text({ key: 'purchase:recheck' })}
              </button>`
            : ''
        }
        <button @click=${startOver}>${text(say('back'))}</button>`
    },
  }
}

const reasonLine = ({ message, nextLabel }: Reason): TemplateResult =>
  html`<p>${text(message)}${nextLabel === null ? '' : ` → ${text(nextLabel)}`}</p>`
