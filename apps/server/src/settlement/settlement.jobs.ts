import { HOUR_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetPictures } from './settlement.pictures.ts'

export const settlementJobs = (platform: Platform): readonly Job[] => [
  { name: 'settlement-pictures', everyMs: HOUR_MS, work: () => forgetPictures(platform) },
]
