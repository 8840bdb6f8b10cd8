import type { Refusal } from '../http/index.ts'
import { isMobile, maskPhone } from '../text/index.ts'
import type { PhoneBinding, UserInfo } from './identity.codec.ts'
import { identityRefusals } from './identity.errors.ts'

/** Why no code can be sent to this number; null when one can (R5.07). */
export const phoneRefusal = (phone: string): Refusal | null => {
  if (phone === '') return identityRefusals.phoneOrCodeMissing()
  return isMobile(phone) ? null : identityRefusals.phoneInvalid()
}

/** Why this cannot be sent as a binding; null when it can (R5.07). */
export const bindingRefusal = ({ phone, code }: PhoneBinding): Refusal | null =>
  code === '' ? identityRefusals.phoneOrCodeMissing() : phoneRefusal(phone)

/** Whether the user has this very number and has verified it, as far as its mask tells (R5.14). */
export const isBoundTo = ({ phone, phoneVerified }: UserInfo, wanted: string): boolean =>
  phoneVerified && phone !== null && maskPhone(phone) === maskPhone(wanted)
