import { listParams } from '@compute-mall/app/routes'
import { MAX_LIMIT } from '@compute-mall/core/list'
import { type ApplicationRow, applicationList } from '@compute-mall/core/settlement'

/** What waits for a review, in the order in which it is due. */
export const WAITING = {
  applyStatus: 'IN_REVIEW',
  applicantType: undefined,
  keyword: undefined,
  mine: undefined,
  overdue: undefined,
  sort: undefined,
  cursor: undefined,
  limit: MAX_LIMIT,
} as const

/** The parameters of the queue's page. */
export const queueParams = listParams(applicationList)

/** The first application that nobody else has open. */
export const nextToReview = (
  waiting: readonly ApplicationRow[],
  userId: string,
): ApplicationRow | undefined => waiting.find(({ claim }) => claim === null || claim.reviewerId === userId)

/** The applications before and after one in the queue; after one that does not wait any more comes the first. */
export const neighboursOf = (
  waiting: readonly ApplicationRow[],
  applicationId: string,
): { readonly previousId: string | null; readonly nextId: string | null } => {
  const index = waiting.findIndex((row) => row.applicationId === applicationId)
  return {
    previousId: index < 0 ? null : (waiting[index - 1]?.applicationId ?? null),
    nextId: waiting[index + 1]?.applicationId ?? null,
  }
}
