import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { noticedWords } from '@compute-mall/core/notice'
import { liveState, type siteEndpoints } from '@compute-mall/core/site'
import { SECOND_MS } from '@compute-mall/core/time'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { liveStreamOf, readSetting } from './settings.ts'
import { write } from './store/write.ts'

const streamOf = async (db: Db) => liveStreamOf(await readSetting(db, 'liveStream'))

const isSetBy = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('live_reminders')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

const set = (db: Db, userId: string, now: Date) =>
  write(db)
    .insertInto('live_reminders')
    .values({ user_id: userId, asked_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()

const takeBack = (db: Db, userIds: readonly string[]) =>
  write(db).deleteFrom('live_reminders').where('user_id', 'in', userIds).execute()

/** Nobody is reminded of a broadcast that was taken back. */
export const dropReminders = (trx: Db) => write(trx).deleteFrom('live_reminders').execute()

/** Who is told when the announced broadcast begins (width 2.1). */
export const reminderHandlers = ({
  db,
}: Platform): Pick<Handlers<typeof siteEndpoints>, 'liveReminder' | 'remindOfLive'> => ({
  liveReminder: async (_, { user }) => E.right({ isSet: await isSetBy(db, user.id) }),

  remindOfLive: ({ body: { isSet } }, { user, now, transact }) =>
    transact(async (trx) => {
      if (!isSet) await takeBack(trx, [user.id])
      else if (liveState(await streamOf(trx), now.getTime()) === 'announced') await set(trx, user.id, now)
      else return E.left(refusals.notFound())
      return E.right({ isSet })
    }),
})

/** So many are told in one transaction. */
const BATCH_SIZE = 500

const tellBatch = ({ db, clock }: Platform) =>
  transact(db, async (trx) => {
    const { live, title, startTime } = await streamOf(trx)
    if (!live) return E.right(0)
    const asked = await trx
      .selectFrom('live_reminders')
      .select('user_id')
      .orderBy('user_id')
      .limit(BATCH_SIZE)
      .forUpdate()
      .execute()
    const userIds = asked.map(({ user_id }) => user_id)
    if (userIds.length === 0) return E.right(0)
    await notify(trx, {
      userIds,
      kind: 'liveBegun',
      eventId: `liveBegun:${startTime}`,
      subjectId: 'main',
      details: noticedWords('title', title),
      now: new Date(clock()),
    })
    await takeBack(trx, userIds)
    return E.right(userIds.length)
  })

/** Tells everybody who asked that the broadcast is on, once. */
const tellOfLive = async (platform: Platform): Promise<void> => {
  for (;;) {
    const told = await tellBatch(platform)
    if (E.isLeft(told) || told.right < BATCH_SIZE) return
  }
}

export const siteJobs = (platform: Platform): readonly Job[] => [
  { name: 'live-reminders', everyMs: 5 * SECOND_MS, work: () => tellOfLive(platform) },
]
