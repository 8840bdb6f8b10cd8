import type { KeyOf, Message } from '../messages/index.ts'
import { messageFor } from '../messages/index.ts'
import {
  type Consumption,
  consumptionOf,
  isRenewable,
  isUsedUp,
  type ProvisionStatus,
  type Tone,
  timeLeft,
  usageReached,
} from '../order/index.ts'
import { DAY_MS, type Milliseconds } from '../time/index.ts'
import type { Resource, ResourceDetail } from './provision.codec.ts'
import type { provisionMessages } from './provision.messages.ts'
import { isReleasableByOwner } from './provision.rules.ts'

const say = messageFor<KeyOf<typeof provisionMessages>>('provision')

const tones: Readonly<Record<ProvisionStatus, Tone>> = {
  pending: 'underWay',
  opening: 'underWay',
  open: 'good',
  expired: 'due',
  released: 'over',
  failed: 'wrong',
}

/** From so long before its end on, a resource is shown as ending. */
const ENDING_MS = 7 * DAY_MS

/** A resource as the list and its own page show it. */
export interface ResourceView<R extends Resource = Resource> {
  readonly resource: R
  readonly status: Message
  readonly tone: Tone
  /** How long until its end, in words; null where none is near or it is not open. */
  readonly left: Message | null
  readonly isEnding: boolean
  /** Of what was bought by amount; null where nothing is used up, or was not measured yet. */
  readonly consumption: Consumption | null
  /** Whether so much of it is used that its owner was told. */
  readonly isRunningOut: boolean
  readonly isRenewable: boolean
  readonly isReleasable: boolean
}

const leftOf = (ms: Milliseconds): Message => {
  const { key, count } = timeLeft(ms)
  return say(key, { count })
}

/** Whether it has ended because nothing is left of what was bought by amount (decision 35). */
export const hasUsedUp = ({ status, amount, usage }: Resource): boolean =>
  status === 'expired' && usage !== null && isUsedUp(amount, usage.used)

/** A resource at `now`, the server's time. */
export const resourceView = <R extends Resource>(resource: R, now: Milliseconds): ResourceView<R> => {
  const { status, endTime, billingType, isOwn, orderType, amount, usage } = resource
  const left = status === 'open' && endTime !== null ? Date.parse(endTime) - now : null
  return {
    resource,
    status: say(hasUsedUp(resource) ? 'status.usedUp' : `status.${status}`),
    tone: tones[status],
    left: left === null ? null : leftOf(left),
    isEnding: left !== null && left < ENDING_MS,
    consumption: usage === null ? null : consumptionOf(amount, usage.used),
    isRunningOut: usage !== null && usageReached(amount, usage.used) !== null,
    isRenewable: isOwn && orderType !== 'trial' && isRenewable(status, billingType),
    isReleasable: isOwn && isReleasableByOwner(status),
  }
}

/** What its state means for the owner, and what happens next. */
export const resourceHint = (resource: ResourceDetail): Message | null => {
  const { status, retryTime, keptUntil } = resource
  if (hasUsedUp(resource)) return say('hint.usedUp')
  if (status === 'failed') return say(retryTime === null ? 'hint.failed' : 'hint.retry')
  if (status === 'expired') return say(keptUntil === null ? 'hint.expired' : 'hint.kept')
  if (status === 'open') return null
  return say(`hint.${status}`)
}
