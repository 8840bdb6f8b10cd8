import type { ChatSide } from '@compute-mall/core/chat'
import type { Db } from '../platform/database/index.ts'
import type { SessionUser } from '../platform/http/index.ts'
import type { Conversation } from './store/queries.ts'
import { visitorOf } from './store/visitors.ts'

/** Who writes: a user by their session, or a visitor by their cookie. `id` is what the conversation knows them by. */
export interface Caller {
  readonly id: string
  readonly user: SessionUser | null
}

/** The caller whom a claimed id names, if session or cookie prove it (decision D9, test S10). */
export const callerNamed = async (
  db: Db,
  claimed: string,
  user: SessionUser | null,
  secret: string | undefined,
): Promise<Caller | null> => {
  if (user?.id === claimed) return { id: claimed, user }
  return (await visitorOf(db, secret)) === claimed ? { id: claimed, user: null } : null
}

/** Whether a caller answers for a shop: those of it whose duty that is (W11). */
export const servesShop = ({ user }: Pick<Caller, 'user'>, shopId: string): boolean =>
  user !== null && user.retailerId === shopId && user.duties.has('service')

/** On which side of a conversation a caller stands, or null where it is none of theirs. */
export const sideIn = (
  caller: Caller,
  { customer_id, shop_id }: Pick<Conversation, 'customer_id' | 'shop_id'>,
): ChatSide | null => {
  if (caller.id === customer_id) return 'customer'
  return servesShop(caller, shop_id) ? 'staff' : null
}
