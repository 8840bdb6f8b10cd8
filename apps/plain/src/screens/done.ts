import type { PayOptions } from '@compute-mall/core/payment'
import { html } from 'lit-html'
import { addresses } from '../addresses.ts'
import { type Screen, startOver } from '../page.ts'
import { say, text } from '../texts.ts'

/** The end of the way: paid, or to be remitted. */
export const doneScreen = (
  { orderId, orderNo }: Pick<PayOptions, 'orderId' | 'orderNo'>,
  isPaid: boolean,
): Screen => ({
  draw: () =>
    html`<h2 tabindex="-1">${text({ key: isPaid ? 'payment:paidTitle' : 'payment:remittanceTitle' })}</h2>
      <p>${text(isPaid ? say('done', { orderNo }) : say('remit'))}</p>
      <p>
        <a
          href=${isPaid ? addresses.order(orderId) : addresses.remittance(orderId)}
          >${text(say('order'))}</a
        >
      </p>
      <button @click=${startOver}>${text(say('back'))}</button>`,
})
