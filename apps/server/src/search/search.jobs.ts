import { HOUR_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetMisses } from './store/misses.ts'
import { foldStanding } from './store/popularity.ts'
import { refreshIndex } from './store/refresh.ts'

export const searchJobs = ({ db, clock }: Platform): readonly Job[] => [
  { name: 'search-refresh', everyMs: 2 * SECOND_MS, work: () => refreshIndex(db, new Date(clock())) },
  { name: 'search-standing', everyMs: HOUR_MS, work: () => foldStanding(db, new Date(clock())) },
  { name: 'search-misses', everyMs: HOUR_MS, work: () => forgetMisses(db, clock()) },
]
