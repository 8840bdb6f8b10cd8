import { type Refusal, refuse } from '../http/index.ts'
import { isMobile, maskPhone } from '../text/index.ts'
import type { PhoneBinding, UserInfo } from './identity.codec.ts'

/** Why no code can be sent to this number; null when one can (R5.07). */
export const phoneRefusal = (phone: string): Refusal | null => {
  if (phone === '') return refuse('USER10002')
  return isMobile(phone) ? null : refuse('USER10001')
}

/** Why this cannot be sent as a binding; null when it can (R5.07). */
export const bindingRefusal = ({ phone, code }: PhoneBinding): Refusal | null =>
  code === '' ? refuse('USER10002') : phoneRefusal(phone)

/** Whether the user has this very number and has verified it, as far as its mask tells (R5.14). */
export const isBoundTo = ({ phone, phoneVerified }: UserInfo, wanted: string): boolean =>
  phoneVerified && phone !== null && maskPhone(phone) === maskPhone(wanted)
