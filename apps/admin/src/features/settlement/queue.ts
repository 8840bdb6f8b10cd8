import { listParams } from '@compute-mall/app/routes'
import { MAX_LIMIT } from '@compute-mall/core/list'
import { applicationList } from '@compute-mall/core/settlement'

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
