import { type Db, lockSubject } from '../../platform/database/index.ts'

/**
 * Makes whoever changes a user's cart wait for all who do, as `put_into_cart` does, until the transaction ends: nobody
 * adds to a line that is just being changed or ordered.
 */
export const lockCart = (trx: Db, userId: string): Promise<void> => lockSubject(trx, `cart ${userId}`)
