import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetCodes } from './store/phoneCodes.ts'
import { forgetSessions } from './store/sessions.ts'

export const identityJobs = ({ db, clock, config }: Platform): readonly Job[] => [
  {
    name: 'session-expiry',
    everyMs: HOUR_MS,
    work: async () => {
      await forgetSessions(db, new Date(clock() - config.session.mostMs))
      await forgetCodes(db, new Date(clock() - DAY_MS))
    },
  },
]
