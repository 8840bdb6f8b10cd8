import { REFUSED, textCodec } from '../codec/index.ts'
import { NOT_IN_ADDRESSES, tidiedAddress, tidiedPhone, tidiedTelephone } from './patterns.ts'

/** A mobile number as phones and documents write it, as eleven digits; whether it is one, its form says. */
export const MobileNumber = textCodec({ name: 'MobileNumber', clean: tidiedPhone, refused: REFUSED.inLines })(
  32,
)

/** A mobile number, landline or 400 number in the spelling that is stored; whether it is one, its form says. */
export const Telephone = textCodec({ name: 'Telephone', clean: tidiedTelephone, refused: REFUSED.inLines })(
  32,
)

/** A postal address of at most 200 UTF-16 units; a refusal names the character that addresses do not have. */
export const PostalAddress = textCodec({
  name: 'PostalAddress',
  clean: tidiedAddress,
  refused: NOT_IN_ADDRESSES,
})(200)
