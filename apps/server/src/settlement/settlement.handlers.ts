import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type Application,
  allowedSettlementEvents,
  formErrors,
  type settlementEndpoints,
  tidied,
} from '@compute-mall/core/settlement'
import { platformDay } from '@compute-mall/core/time'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { closeSubmission } from '../review/index.ts'
import { logoHandlers } from './settlement.logo.ts'
import { checkPicture, keepPicture } from './settlement.pictures.ts'
import { queueHandlers } from './settlement.queue.ts'
import { countCheck, isTaken } from './store/check.ts'
import { levelOfShop } from './store/level.ts'
import { applicationOf, infoOf, lastApplication, type Reader } from './store/rows.ts'
import { lockApplicant, transitionApplication } from './store/steps.ts'
import { submitApplication } from './store/submit.ts'

const withdraw = async (trx: Db, userId: string, now: Date) => {
  await lockApplicant(trx, userId)
  const last = await lastApplication(trx, userId)
  if (
    last === undefined ||
    !allowedSettlementEvents(last.status, 'applicant').includes('application.withdrawn')
  )
    return E.left(refusals.applicationStateConflict())
  await transitionApplication(trx, last, { event: 'application.withdrawn', actorId: userId, at: now })
  await closeSubmission(trx, last.id, now)
  return E.right(await infoOf(trx, userId))
}

/** An application is its owner's alone, and operations' once it is handed in (tests S1, S2). */
export const settlementHandlers = (platform: Platform): Handlers<typeof settlementEndpoints> => {
  const { db, vault } = platform

  const own = async (userId: string, reader: Reader): Promise<Application | null> => {
    const last = await lastApplication(db, userId)
    return last === undefined ? null : applicationOf(platform, db, last, reader)
  }

  return {
    info: async (_, { user }) => E.right(await infoOf(db, user.id)),

    ownLevel: async (_, { user }) => E.right(await levelOfShop(db, user.retailerId ?? '')),

    checkPersonalInfo: async ({ body: { infoItem: item, infoValue: value } }, { user, now, log }) => {
      const answer = await isTaken(platform, { userId: user.id, item, value, now })
      const outcome = E.isLeft(answer) ? answer.left.code : answer.right.duplicate
      log.info({ user: user.id, item, outcome }, 'personal information checked')
      return answer
    },

    uploadPicture: async ({ body: { use, picture } }, { user, now, transact }) => {
      const read = await checkPicture(picture)
      return E.isLeft(read)
        ? read
        : transact((trx) => keepPicture(trx, vault, read.right, { userId: user.id, use, now }))
    },

    submit: {
      prepare: async ({ body }, { user, language, now, idempotencyKey }) => {
        // A form with errors is refused for them, and tells nothing of others.
        const isComplete = formErrors(tidied(body), platformDay(now.getTime())).length === 0
        const counted = isComplete ? await countCheck(db, user.id, now) : E.right(undefined)
        if (E.isLeft(counted)) return counted
        return E.right((_, { transact }) =>
          transact(async (trx) => {
            const key = idempotencyKey ?? ''
            const done = await submitApplication(trx, body, { userId: user.id, language, now, key, vault })
            return E.isLeft(done) ? done : E.right(await infoOf(trx, user.id))
          }),
        )
      },
    },

    outcome: async ({ query: { key } }, { user }) => {
      const made = await db
        .selectFrom('settlement_applications')
        .select('id')
        .where('user_id', '=', user.id)
        .where('request_key', '=', key)
        .executeTakeFirst()
      return E.right(made === undefined ? null : await infoOf(db, user.id))
    },

    withdraw: (_, { user, now, transact }) => transact((trx) => withdraw(trx, user.id, now)),

    own: async (_, { user }) => E.right(await own(user.id, 'owner')),

    ownInFull: async (_, { user, log }) => {
      log.info({ user: user.id }, 'own application read in full')
      return E.right(await own(user.id, 'owner in full'))
    },

    ...logoHandlers(platform),
    ...queueHandlers(platform),
  }
}
