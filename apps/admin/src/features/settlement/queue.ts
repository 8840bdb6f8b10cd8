import { MAX_LIMIT } from '@compute-mall/core/list'

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
