import { addresses, noticePlaces } from '@compute-mall/app'
import { routes } from '../../routes.ts'

const goods = (goodsId: string) => routes.goodsDetail.href({ goodsId })
const statement = (statementId: string) => routes.statement.href({ statementId })

/** Pages for what a shop is told of; what its staff are told as customers stands in the console's list. */
export const places = noticePlaces(addresses.console.notices.href(), {
  settlementApproved: () => routes.shop.href(),
  goodsPassed: goods,
  goodsRefused: goods,
  goodsForcedOff: goods,
  goodsNotListed: goods,
  reviewWritten: () => routes.reviews.href({ answered: false }),
  orderPaid: (lineId) => routes.order.href({ lineId }),
  openingFailed: () => routes.orders.href({ provision: 'failed' }),
  statementClosed: statement,
  statementDisputed: statement,
  statementPaid: statement,
})
