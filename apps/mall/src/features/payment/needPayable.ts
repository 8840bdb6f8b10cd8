import { orThrow, redirectTo } from '@compute-mall/app'
import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { saysNotPayable } from '@compute-mall/core/order'
import { routes } from '../../routes.ts'

/** What paying an order makes sense with; an order that ended shows how, as it does at the cashier (R8.04). */
export const needPayable = async <A>(orderId: string, task: TE.TaskEither<ClientError, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result) && result.left.kind === 'refused' && saysNotPayable(result.left.code))
    throw redirectTo(routes.result.href({ orderId, type: 'formal' }))
  return orThrow(async () => result)
}
