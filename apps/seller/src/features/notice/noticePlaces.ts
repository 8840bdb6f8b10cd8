import { addresses, type NoticePlaces } from '@compute-mall/app'
import type { NoticeKind, NoticeView } from '@compute-mall/core/notice'
import { routes } from '../../routes.ts'

const goods = (goodsId: string) => routes.goodsDetail.href({ goodsId })
const statement = (statementId: string) => routes.statement.href({ statementId })

/** Pages for what a shop is told of; what its staff are told as customers stands in the console's list. */
const places: Partial<Readonly<Record<NoticeKind, (subjectId: string) => string>>> = {
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
}

const placeOf = ({ kind, subjectId }: NoticeView): string | null =>
  kind === null || subjectId === null ? null : (places[kind]?.(subjectId) ?? null)

/** Where the notices lead in the seller app. */
export const noticePlaces: NoticePlaces = { to: addresses.console.notices.href(), toOf: placeOf }
