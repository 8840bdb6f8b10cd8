import { DAY_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { removeOldDrafts } from './form.store.ts'

export const formJobs = ({ db, clock }: Platform): readonly Job[] => [
  { name: 'draft-expiry', everyMs: DAY_MS, work: () => removeOldDrafts(db, new Date(clock())) },
]
