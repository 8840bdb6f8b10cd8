import { addresses, type NoticePlaces } from '@compute-mall/app'
import type { NoticeKind, NoticeView } from '@compute-mall/core/notice'
import { routes } from '../../routes.ts'

const settlement = () => addresses.mall.settle.href()
const statement = (statementId: string) => addresses.seller.statement.href({ statementId })
const order = (orderId: string) => routes.order.href({ orderId })

/** Pages for what a customer is told of; a notice about anything else leads nowhere from here. */
const places: Partial<Readonly<Record<NoticeKind, (subjectId: string) => string>>> = {
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
  budgetReached: () => routes.account.href(),
  teamRequested: (requestId) => routes.teamRequest.href({ requestId }),
  teamAnswered: (requestId) => routes.teamRequest.href({ requestId }),
  teamInvited: () => routes.team.href(),
  teamRemoved: () => routes.team.href(),
  teamLeaderChanged: (groupId) => routes.group.href({ groupId }),
  reviewReplied: (goodsId) => addresses.mall.goods.href({ goodsId }),
  statementClosed: statement,
  statementDisputed: statement,
  statementPaid: statement,
  reviewWritten: () => addresses.seller.reviews.href(),
}

const placeOf = ({ kind, subjectId }: NoticeView): string | null =>
  kind === null || subjectId === null ? null : (places[kind]?.(subjectId) ?? null)

/** Where the notices lead in the console. */
export const noticePlaces: NoticePlaces = { to: routes.notices.href(), toOf: placeOf }
