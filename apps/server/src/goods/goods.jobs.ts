import { SECOND_MS } from '@compute-mall/core/time'
import { jobActor } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import { inTransaction } from '../platform/database/index.ts'
import { eachDue, type Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { listGoods, waitingGoods } from './store/shelf.ts'

/** The shelf job (W34): what passed is on the shelf within 10 s. */
export const goodsJobs = ({ db, clock, log }: Platform): readonly Job[] => [
  {
    name: 'goods-shelf',
    everyMs: 2 * SECOND_MS,
    work: async () => {
      const now = new Date(clock())
      const work = (trx: Db, id: string) => listGoods(trx, id, jobActor('goods-shelf', now))
      await eachDue(await waitingGoods(db, now), log, ({ id }) => inTransaction(db, (trx) => work(trx, id)))
    },
  },
]
