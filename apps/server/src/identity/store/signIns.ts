import type { SignInOutcome } from '@compute-mall/core/identity'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { write } from './write.ts'

/** Keeps that somebody gave the right password, and what came of it. */
export const recordSignIn = async (
  db: Db,
  userId: string,
  outcome: SignInOutcome,
  now: Date,
): Promise<void> => {
  await write(db).insertInto('sign_ins').values({ id: newId(), user_id: userId, at: now, outcome }).execute()
}

/** The last sign-ins of a user, the latest first. */
export const lastSignIns = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('sign_ins')
    .select(['at', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()

/** Forgets the sign-ins from before then. */
export const forgetSignIns = async (db: Db, before: Date): Promise<void> => {
  await write(db).deleteFrom('sign_ins').where('at', '<', before).execute()
}
