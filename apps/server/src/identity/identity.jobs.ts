import { SIGN_INS } from '@compute-mall/core/identity'
import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetCodes } from './store/phoneCodes.ts'
import { forgetSessions } from './store/sessions.ts'
import { forgetSignIns } from './store/signIns.ts'

export const identityJobs = ({ db, clock, config }: Platform): readonly Job[] => [
  {
    name: 'session-expiry',
    everyMs: HOUR_MS,
    work: async () => {
      await forgetSessions(db, new Date(clock() - config.session.mostMs))
      await forgetSignIns(db, new Date(clock() - SIGN_INS.days * DAY_MS))
      await forgetCodes(db, new Date(clock() - DAY_MS))
    },
  },
]
