import type { KeyOf } from '../messages/index.ts'
import type { preparedMessages } from './prepared.messages.ts'
import type { ReasonCode } from './review.codec.ts'

/** The prepared sentences of each reason, by their key among `preparedMessages` (width 2.6). */
export const preparedReasons: Readonly<Record<ReasonCode, readonly KeyOf<typeof preparedMessages>[]>> = {
  unreadable: ['blurred', 'cutOff'],
  mismatch: ['otherName', 'otherNumber', 'otherPrice'],
  expired: ['licenceEnded', 'offerEnded'],
  incomplete: ['tooShort', 'partMissing'],
  notAllowed: ['contactInside', 'forbiddenWords', 'noLicence'],
  misleading: ['superlative', 'unproven'],
  other: [],
}
