import { addresses, type NoticePages, type NoticePlaces, noticePlaces } from '@compute-mall/app'
import { isManager, type UserInfo } from '@compute-mall/core/identity'
import { routes } from '../../routes.ts'

const settlement = () => addresses.mall.settle.href()
const ownGoods = (goodsId: string) => addresses.seller.goods.href({ goodsId })
const soldLine = (lineId: string) => addresses.seller.order.href({ lineId })
const shopStatement = (statementId: string) => addresses.seller.statement.href({ statementId })
const statement = (statementId: string) => addresses.admin.statement.href({ statementId })
const order = (orderId: string) => routes.order.href({ orderId })

/** Pages for what a customer or a shop is told of; a notice about anything else leads nowhere from here. */
const pages: NoticePages = {
  settlementApproved: settlement,
  settlementRejected: settlement,
  remittanceConfirmed: order,
  remittanceRefused: order,
  refundMade: order,
  refundRefused: order,
  feedbackAnswered: (feedbackId) => routes.feedbackDetail.href({ feedbackId }),
  orderCancelled: order,
  resourceEnding: () => routes.resources.href({ endsWithin: 30, sort: 'endTime' }),
  invoiceIssued: (invoiceId) => routes.invoice.href({ invoiceId }),
  invoiceRefused: (invoiceId) => routes.invoice.href({ invoiceId }),
  invoiceCorrected: (invoiceId) => routes.invoice.href({ invoiceId }),
  budgetReached: () => routes.account.href(),
  amountUsed: (lineId) => routes.resource.href({ lineId }),
  teamRequested: (requestId) => routes.teamRequest.href({ requestId }),
  teamAnswered: (requestId) => routes.teamRequest.href({ requestId }),
  teamInvited: () => routes.team.href(),
  teamRemoved: () => routes.team.href(),
  teamLeaderChanged: (groupId) => routes.group.href({ groupId }),
  reviewReplied: (goodsId) => addresses.mall.goods.href({ goodsId }),
  goodsPassed: ownGoods,
  goodsRefused: ownGoods,
  goodsForcedOff: ownGoods,
  goodsNotListed: ownGoods,
  orderPaid: soldLine,
  statementClosed: shopStatement,
  statementDisputed: shopStatement,
  statementPaid: shopStatement,
  reviewWritten: () => addresses.seller.reviews.href(),
}

/** Those of operations, who stand elsewhere than the shop that is told of the same. */
const pagesOfManagers: NoticePages = {
  statementClosed: statement,
  statementDisputed: statement,
  statementPaid: statement,
}

/** Where the notices of a user lead in the console. */
export const noticePlacesOf = (user: UserInfo | null): NoticePlaces =>
  noticePlaces(
    routes.notices.href(),
    user !== null && isManager(user) ? { ...pages, ...pagesOfManagers } : pages,
  )
