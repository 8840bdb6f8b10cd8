import { DRAFT_LIFE_MS, type Draft, type DraftRecord, type DraftSaved } from '@compute-mall/core/form'
import { sql } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import type { FormTables } from './form.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<FormTables>()

/** The draft as it was last saved; null when there is none, or it is too old. */
export const findDraft = async (db: Db, owner: string, form: string, now: Date): Promise<Draft | null> => {
  const row = await db
    .selectFrom('drafts')
    .select(['revision', 'record', 'saved_at'])
    .where('owner', '=', owner)
    .where('form', '=', form)
    .where('saved_at', '>=', new Date(now.getTime() - DRAFT_LIFE_MS))
    .executeTakeFirst()
  return row === undefined
    ? null
    : { form, revision: row.revision, record: row.record, savedAt: row.saved_at.toISOString() }
}

/** A draft to be saved over the revision that was read. */
export interface NewDraft {
  readonly owner: string
  readonly form: string
  readonly revision: number
  readonly record: DraftRecord
  readonly savedBy: string
  readonly now: Date
}

/** Saves over the revision that was read; null when that is not the one that stands. */
export const saveDraft = async (
  db: Db,
  { owner, form, revision, record, savedBy, now }: NewDraft,
): Promise<DraftSaved | null> => {
  const next = revision + 1
  const saved = await write(db)
    .insertInto('drafts')
    .values({ owner, form, revision: next, record, saved_by: savedBy, saved_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'form'])
        .doUpdateSet({
          revision: sql<number>`excluded.revision`,
          record,
          saved_by: savedBy,
          saved_at: now,
        })
        .where(({ or, eb }) =>
          or([
            eb('drafts.revision', '=', revision),
            eb('drafts.saved_at', '<', new Date(now.getTime() - DRAFT_LIFE_MS)),
          ]),
        ),
    )
    .returning('revision')
    .executeTakeFirst()
  return saved === undefined ? null : { revision: saved.revision, savedAt: now.toISOString() }
}

/** What was submitted is no draft any more. */
export const discardDraft = async (trx: Db, owner: string, form: string): Promise<void> => {
  await write(trx).deleteFrom('drafts').where('owner', '=', owner).where('form', '=', form).execute()
}

/** Removes the drafts that nobody saved for 90 days. */
export const removeOldDrafts = async (db: Db, now: Date): Promise<void> => {
  await write(db)
    .deleteFrom('drafts')
    .where('saved_at', '<', new Date(now.getTime() - DRAFT_LIFE_MS))
    .execute()
}
