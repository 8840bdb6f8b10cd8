import { type DecodeFailure, decode } from '../codec/index.ts'
import { type E, pipe } from '../fp/index.ts'
import { decodeForm, type FormFields } from '../http/index.ts'
import { PurchaseIntent } from './purchase.codec.ts'

/** Reads an intent from an address; the left names the parameters that do not fit. */
export const readIntent = (query: FormFields): E.Either<readonly DecodeFailure[], PurchaseIntent> =>
  pipe(decodeForm(query), decode(PurchaseIntent))
