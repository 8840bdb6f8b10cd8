import { callFailure, shownInPlace } from '../client/index.ts'
import { type Need, pipe, TE, taskActor } from '../fp/index.ts'
import type { PhoneBinding, PhoneEvent } from '../identity/index.ts'
import type { Clock } from '../time/index.ts'
import type { MallClient } from './mallClient.ts'

/**
 * Asks for an SMS code, and tells until when another has to wait (R5.07).
 * @param clock the device's, by which the countdown is shown as well
 */
export const sendCodeActor = ({ identity }: MallClient, clock: Clock): Need<{ phone: string }> =>
  taskActor(({ phone }: { phone: string }) =>
    pipe(
      identity.sendSmsCode({ body: { phone } }),
      TE.bimap(
        (error): PhoneEvent => ({ type: 'code.refused', failure: callFailure(error), now: clock() }),
        (sent): PhoneEvent => ({ type: 'code.sent', sent, now: clock() }),
      ),
    ),
  )

/** Binds a phone number by its SMS code, or tells why not (R5.07). */
export const bindPhoneActor = ({ identity }: MallClient): Need<PhoneBinding> =>
  taskActor((binding: PhoneBinding) =>
    pipe(
      identity.bindPhone({ body: binding }),
      TE.bimap(
        (error): PhoneEvent => ({ type: 'phone.refused', failure: callFailure(error) }),
        (): PhoneEvent => ({ type: 'phone.bound' }),
      ),
    ),
  )

/** Asks who is here, after a binding whose answer never came. */
export const askUserActor = ({ identity }: MallClient): Need<undefined> =>
  taskActor((_: undefined) =>
    pipe(
      identity.currentUser({ query: { includeToken: undefined, refresh: true } }, shownInPlace),
      TE.bimap(
        (): PhoneEvent => ({ type: 'user.unknown' }),
        (user): PhoneEvent => ({ type: 'user.known', user }),
      ),
    ),
  )
