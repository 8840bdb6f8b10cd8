import * as t from 'io-ts'
import { PurchaseChoice } from '../cart/index.ts'
import { TextUpTo } from '../codec/index.ts'
import { Money } from '../money/index.ts'
import { OperationReason } from './order.operations.codec.ts'

const gift = {
  /** The user name of the customer who receives the resource. */
  userName: TextUpTo(64),
  choice: PurchaseChoice,
}

/** A resource that operations intend to give to a customer. */
export const GiftChoice = t.readonly(t.type(gift), 'GiftChoice')
export type GiftChoice = t.TypeOf<typeof GiftChoice>

/** A gift with its reason. `worth` is the price in yuan that was shown; a different one is refused. */
export const GiftRequest = t.readonly(
  t.type({ ...gift, worth: Money, reason: OperationReason }),
  'GiftRequest',
)
export type GiftRequest = t.TypeOf<typeof GiftRequest>
