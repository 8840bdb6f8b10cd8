import { askSessionStatusActor, giveUpActor, openSessionActor } from '@compute-mall/core/actors'
import type { Need } from '@compute-mall/core/fp'
import { formatMoney } from '@compute-mall/core/money'
import { type PaymentSession, paymentMachine, paymentView } from '@compute-mall/core/payment'
import { html } from 'lit-html'
import { unsafeSVG } from 'lit-html/directives/unsafe-svg.js'
import { renderSVG } from 'uqr'
import { createActor, fromCallback } from 'xstate'
import { client, newKey } from '../client.ts'
import { type Screen, show, watching } from '../page.ts'
import { say, text } from '../texts.ts'
import { doneScreen } from './done.ts'

const visibility = (offset: number): Need<undefined> =>
  fromCallback(({ sendBack }) => {
    const tell = () =>
      sendBack(
        document.hidden ? { type: 'page.hidden' } : { type: 'page.shown', now: performance.now() + offset },
      )
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  })

/** One tab of the browser asks about an order (D6), under the name by which the mall's tabs know it. */
const lease: Need<{ orderId: string }> = fromCallback(({ input, sendBack }) => {
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const hold = () => {
    sendBack({ type: 'lease.held' })
    return over
  }
  navigator.locks
    .request(`order.${input.orderId}`, { signal: leaving.signal }, hold)
    .catch((reason: unknown) => {
      if (!leaving.signal.aborted) throw reason
    })
  return () => {
    leaving.abort()
    release()
  }
})

/** The code, its countdown, and what has come of it, by the payment chart. */
export const scanScreen = (session: PaymentSession): Screen => {
  const offset = Date.parse(session.serverTime) - performance.now()
  const actors = {
    visibility: visibility(offset),
    lease,
    askStatus: askSessionStatusActor(client),
    openSession: openSessionActor(client),
    giveUp: giveUpActor(client),
  }
  const actor = createActor(paymentMachine.provide({ actors }), { input: { session } })
  actor.on('payment.paid', () => show(doneScreen(session, true)))
  actor.start()
  return {
    watch: watching(actor),
    draw: () => {
      const view = paymentView(actor.getSnapshot(), performance.now() + offset)
      const isOpen = view.phase === 'waiting' || view.phase === 'warned'
      return html`<h2 tabindex="-1">${text(view.title)}</h2>
        <p>${text(view.hint)}</p>
        <p class="price">${formatMoney(view.session.amount)}</p>
        ${
          isOpen
            ? html`<div class="code" role="img" aria-label=${text(say('qr'))}>
                  ${unsafeSVG(renderSVG(view.session.qrTarget))}
                </div>
                <p>
                  <a href=${view.session.qrTarget} target="_blank" rel="noreferrer"
                    >${text({ key: 'payment:payHere' })}</a
                  >
                </p>
                <p aria-hidden="true">${view.countdown}</p>`
            : ''
        }
        <p class="heard" role="status">${view.announcement === null ? '' : text(view.announcement)}</p>
        <p role="alert">${view.notice === null ? '' : text(view.notice)}</p>
        ${
          view.commands.check
            ? html`<button @click=${() => actor.send({ type: 'payment.check' })}>
                ${text({ key: 'payment:check' })}
              </button>`
            : ''
        }
        ${
          view.commands.renew
            ? html`<button @click=${() => actor.send({ type: 'payment.renew', key: newKey() })}>
                ${text({ key: 'payment:renew' })}
              </button>`
            : ''
        }
        ${
          view.commands.giveUp
            ? html`<button @click=${() => actor.send({ type: 'payment.giveUp' })}>
                ${text({ key: 'payment:giveUp' })}
              </button>`
            : ''
        }`
    },
  }
}
