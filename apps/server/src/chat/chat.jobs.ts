import { E } from '@compute-mall/core/fp'
import { HOUR_MS } from '@compute-mall/core/time'
import { transact } from '../platform/database/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetLines } from './store/lines.ts'
import { forgetTexts } from './store/retention.ts'
import { forgetVisitors } from './store/visitors.ts'

export const chatJobs = ({ db, clock }: Platform): readonly Job[] => [
  {
    name: 'chat-upkeep',
    everyMs: HOUR_MS,
    work: async () => {
      await forgetVisitors(db, clock())
      await forgetLines(db, clock())
      await transact(db, async (trx) => E.right(await forgetTexts(trx, new Date(clock()))))
    },
  },
]
