import { type DecodeFailure, decode } from '../codec/index.ts'
import { type E, pipe } from '../fp/index.ts'
import { decodeForm, type FormFields } from '../http/index.ts'
import { PurchaseIntent, RenewalIntent } from './purchase.codec.ts'

/** Reads an intent from an address; the left names the parameters that do not fit. */
export const readIntent = (query: FormFields): E.Either<readonly DecodeFailure[], PurchaseIntent> =>
  pipe(decodeForm(query), decode(PurchaseIntent))

/** Reads what is to be renewed from an address, for one unit of time where it names none. */
export const readRenewal = (query: FormFields): E.Either<readonly DecodeFailure[], RenewalIntent> =>
  pipe({ duration: '1', ...decodeForm(query) }, decode(RenewalIntent))
