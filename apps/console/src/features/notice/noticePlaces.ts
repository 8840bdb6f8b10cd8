import { addresses, liveAddress, type NoticePages, type NoticePlaces, noticePlaces } from '@compute-mall/app'
import { isManager, type UserInfo } from '@compute-mall/core/identity'
import { routes } from '../../routes.ts'

const settlement = () => addresses.mall.settle.href()
const ownGoods = (goodsId: string) => addresses.seller.goods.href({ goodsId })
const soldLine = (lineId: string) => addresses.seller.order.href({ lineId })
const shopStatement = (statementId: string) => addresses.seller.statement.href({ statementId })
const statement = (statementId: string) => addresses.admin.statement.href({ statementId })
const order = (orderId: string) => routes.order.href({ orderId })
const invoice = (invoiceId: string) => routes.invoice.href({ invoiceId })
const resource = (lineId: string) => routes.resource.href({ lineId })
const request = (requestId: string) => routes.teamRequest.href({ requestId })
const team = () => routes.team.href()

/** Pages for what a customer or a shop is told of; a notice about anything else leads nowhere from here. */
const pages: NoticePages = {
  settlementApproved: settlement,
  settlementRejected: settlement,
  remittanceConfirmed: order,
  remittanceRefused: order,
  openingFailed: order,
  refundApproved: order,
  refundMade: order,
  refundRefused: order,
  feedbackAnswered: (feedbackId) => routes.feedbackDetail.href({ feedbackId }),
  orderCancelled: order,
  resourceEnding: () => routes.resources.href({ endsWithin: 30, sort: 'endTime' }),
  invoiceIssued: invoice,
  invoiceRefused: invoice,
  invoiceCorrected: invoice,
  invoiceReplaced: invoice,
  budgetReached: () => routes.account.href(),
  amountUsed: resource,
  amountEnded: resource,
  teamRequested: request,
  teamAnswered: request,
  teamInvited: team,
  teamRemoved: team,
  teamLeaderChanged: (groupId) => routes.group.href({ groupId }),
  reviewReplied: (goodsId) => addresses.mall.goods.href({ goodsId }),
  reviewHidden: (goodsId) => addresses.mall.goods.href({ goodsId }),
  reportHidden: (goodsId) => addresses.mall.goods.href({ goodsId }),
  reportKept: (goodsId) => addresses.mall.goods.href({ goodsId }),
  goodsPassed: ownGoods,
  goodsRefused: ownGoods,
  goodsForcedOff: ownGoods,
  goodsNotListed: ownGoods,
  liveBegun: () => liveAddress.href(),
  giftReceived: order,
  postpaidGranted: () => routes.account.href(),
  postpaidSuspended: () => routes.account.href(),
  postpaidBillIssued: () => routes.postpaidBills.href({}),
  postpaidBillOverdue: () => routes.postpaidBills.href({}),
  orderPaid: soldLine,
  statementClosed: shopStatement,
  statementDisputed: shopStatement,
  statementPaid: shopStatement,
  reviewWritten: () => addresses.seller.reviews.href(),
}

/** Those of operations, who stand elsewhere than the shop that is told of the same. */
const pagesOfManagers: NoticePages = {
  postpaidBillOverdue: () => addresses.admin.postpaidBills.href(),
  statementClosed: statement,
  statementDisputed: statement,
  statementPaid: statement,
}

/** Where the notices of a user lead in the console. */
export const noticePlacesOf = (user: UserInfo | null): NoticePlaces =>
  noticePlaces(
    routes.notices.href({}),
    user !== null && isManager(user) ? { ...pages, ...pagesOfManagers } : pages,
  )
