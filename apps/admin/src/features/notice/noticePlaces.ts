import { addresses, noticePlaces } from '@compute-mall/app'
import { routes } from '../../routes.ts'

const statement = (statementId: string) => routes.statement.href({ statementId })

/** Pages for what operations are told of. */
export const places = noticePlaces(addresses.console.notices.href(), {
  goodsNotListed: () => routes.goods.href({}),
  openingFailed: () => routes.openings.href({ status: 'failed' }),
  statementClosed: statement,
  statementDisputed: statement,
  statementPaid: statement,
})
