import type { Language } from '@compute-mall/core/codec'
import type { SelectionOf } from '@compute-mall/core/list'
import { reviewMessages } from '@compute-mall/core/review'
import { type ApplicationRow, applicationList, settlementMessages } from '@compute-mall/core/settlement'
import type { Db } from '../../platform/database/index.ts'
import { type CsvColumns, csvKinds, type ListSource, says } from '../../platform/lists/index.ts'
import { submissionsWithClaims } from '../../review/index.ts'
import type { QueueRow } from './rows.ts'

type Asked = SelectionOf<typeof applicationList>

/** Who asks for the queue, and when. */
export interface QueueReader {
  readonly reviewerId: string
  readonly now: Date
}

/** The queue as this reviewer asks for it: all applications but withdrawn ones. */
const selectQueue = (
  db: Db,
  { applyStatus, applicantType, keyword, mine, overdue }: Asked,
  { reviewerId, now }: QueueReader,
) => {
  let found = db
    .selectFrom('settlement_applications as application')
    .innerJoin(submissionsWithClaims(db, 'settlement').as('submission'), 'submission.id', 'application.id')
    .selectAll('application')
    .select([
      'submission.number',
      'submission.due_at',
      'submission.reviewer_id',
      'submission.reviewer',
      'submission.until',
    ])
    .where('application.status', '<>', 'NOT_APPLY')
  if (applyStatus !== undefined) found = found.where('application.status', '=', applyStatus)
  if (applicantType !== undefined) found = found.where('applicant_type', '=', applicantType)
  if (keyword !== undefined)
    found = found.where(({ eb, selectFrom }) =>
      eb(
        'application.id',
        'in',
        selectFrom('settlement_applications as named')
          .select('named.id')
          .where(says('named.search_text', keyword))
          // Else PostgreSQL sees that both are one table, and reads long rows instead of an index.
          .offset(0),
      ),
    )
  if (mine === true)
    found = found.where('submission.reviewer_id', '=', reviewerId).where('submission.until', '>', now)
  if (overdue === true) found = found.where('closed_at', 'is', null).where('due_at', '<', now)
  return found
}

/** The queue of operations, to be read by pages or as a whole. */
export const queueSource = (db: Db, reader: QueueReader): ListSource<typeof applicationList, QueueRow> => ({
  list: applicationList,
  name: `settlement:${reader.reviewerId}`,
  sorts: {
    dueAt: { column: 'due_at', type: 'timestamptz' },
    applyTime: { column: 'applied_at', type: 'timestamptz' },
  },
  rows: (query) => selectQueue(db, query, reader),
})

/** The export of the queue, masked as on the screen. */
export const queueColumns = (language: Language): CsvColumns<ApplicationRow> => {
  const { number, text, time } = csvKinds(language)
  const texts = settlementMessages[language]
  return [
    number(texts['column.number'], (row) => row.number),
    text(texts['column.type'], ({ applicantType }) => texts[`type.${applicantType}`]),
    text(texts['column.realName'], ({ realName }) => realName),
    text(texts['column.shopName'], ({ shopName }) => shopName),
    text(texts['column.direction'], ({ direction }) => direction),
    text(texts['column.status'], ({ applyStatus }) => texts[`status.${applyStatus}`]),
    time(texts['column.applyTime'], ({ applyTime }) => applyTime),
    time(reviewMessages[language].dueAt, ({ dueAt }) => dueAt),
    time(texts['column.reviewTime'], ({ reviewTime }) => reviewTime),
  ]
}
