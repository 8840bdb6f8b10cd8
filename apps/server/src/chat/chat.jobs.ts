import { HOUR_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetVisitors } from './store/visitors.ts'

export const chatJobs = ({ db, clock }: Platform): readonly Job[] => [
  { name: 'chat-upkeep', everyMs: HOUR_MS, work: () => forgetVisitors(db, clock()) },
]
