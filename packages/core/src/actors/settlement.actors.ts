import { type ClientError, callFailure, shownInPlace } from '../client/index.ts'
import { type Need, pipe, TE, taskActor } from '../fp/index.ts'
import {
  type ApplicationEvent,
  type ApplicationInfo,
  type ApplicationSubmission,
  type Check,
  checkedFields,
} from '../settlement/index.ts'
import type { MallClient } from './mallClient.ts'

const accepted = (info: ApplicationInfo): ApplicationEvent => ({ type: 'application.accepted', info })
const refused = (error: ClientError): ApplicationEvent => ({
  type: 'application.refused',
  failure: callFailure(error),
})

/** Asks whether another applicant or merchant has a value (R5.04). */
export const checkInfoActor = ({ settlement }: MallClient): Need<Check> =>
  taskActor(({ field, value }: Check) =>
    pipe(
      settlement.checkPersonalInfo(
        { body: { infoItem: checkedFields[field], infoValue: value } },
        shownInPlace,
      ),
      TE.bimap(
        (error): ApplicationEvent => ({ type: 'check.failed', field, failure: callFailure(error) }),
        ({ duplicate }): ApplicationEvent => ({
          type: 'check.answered',
          field,
          value,
          isDuplicate: duplicate,
        }),
      ),
    ),
  )

/** Hands an application in; the call goes on when the applicant leaves (D3). */
export const submitApplicationActor = ({ settlement }: MallClient): Need<ApplicationSubmission> =>
  taskActor(({ form, answers, key }: ApplicationSubmission) =>
    pipe(
      settlement.submit({ body: { ...form, answers } }, { ...shownInPlace, idempotencyKey: key }),
      TE.bimap(refused, accepted),
    ),
  )

/** Asks what became of an application whose answer never came. */
export const askApplicationOutcomeActor = ({ settlement }: MallClient): Need<{ key: string }> =>
  taskActor(({ key }: { key: string }) =>
    pipe(
      settlement.outcome({ query: { key } }, shownInPlace),
      TE.bimap(
        (): ApplicationEvent => ({ type: 'application.unknown' }),
        (info): ApplicationEvent => (info === null ? { type: 'application.absent' } : accepted(info)),
      ),
    ),
  )
