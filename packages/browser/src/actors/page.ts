import type { Need } from '@compute-mall/core/fp'
import type { Clock } from '@compute-mall/core/time'
import { fromCallback } from 'xstate'
import { takeLease } from '../lease.ts'
import { watchVisibility } from '../visibility.ts'

/** Tells a chart `page.shown` with the clock's time, or `page.hidden`: at once, and at each change (R4.06). */
export const visibilityActor = (clock: Clock): Need<undefined> =>
  fromCallback(({ sendBack }) =>
    watchVisibility(document, (visible) =>
      sendBack(visible ? { type: 'page.shown', now: clock() } : { type: 'page.hidden' }),
    ),
  )

/** Tells a chart `lease.held` once no other tab of the browser works on the same order (D6). */
export const orderLeaseActor: Need<{ orderId: string }> = fromCallback(({ input, sendBack }) =>
  takeLease(navigator.locks, `order.${input.orderId}`, () => sendBack({ type: 'lease.held' })),
)
