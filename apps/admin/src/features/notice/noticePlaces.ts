import { addresses, type NoticePlaces } from '@compute-mall/app'
import type { NoticeKind, NoticeView } from '@compute-mall/core/notice'
import { routes } from '../../routes.ts'

const statement = (statementId: string) => routes.statement.href({ statementId })

/** Pages for what operations are told of. */
const places: Partial<Readonly<Record<NoticeKind, (subjectId: string) => string>>> = {
  goodsNotListed: () => routes.goods.href({}),
  openingFailed: () => routes.openings.href({ status: 'failed' }),
  statementClosed: statement,
  statementDisputed: statement,
  statementPaid: statement,
}

const placeOf = ({ kind, subjectId }: NoticeView): string | null =>
  kind === null || subjectId === null ? null : (places[kind]?.(subjectId) ?? null)

/** Where the notices lead in the admin app. */
export const noticePlaces: NoticePlaces = { to: addresses.console.notices.href(), toOf: placeOf }
