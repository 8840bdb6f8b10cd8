import { callFailure, shownInPlace } from '../client/index.ts'
import { type Need, pipe, TE, taskActor } from '../fp/index.ts'
import type { TrialEvent } from '../order/index.ts'
import type { Clock } from '../time/index.ts'
import type { MallClient } from './mallClient.ts'

/**
 * Asks how far the order of a trial is (R2.03, D24).
 * @param clock the server's, on this device
 */
export const askTrialActor = ({ order }: MallClient, clock: Clock): Need<{ orderId: string }> =>
  taskActor(({ orderId }: { orderId: string }) =>
    pipe(
      order.detail({ params: { orderId } }, shownInPlace),
      TE.bimap(
        (error): TrialEvent => ({ type: 'order.unknown', failure: callFailure(error) }),
        (found): TrialEvent => ({ type: 'order.known', order: found, now: clock() }),
      ),
    ),
  )
