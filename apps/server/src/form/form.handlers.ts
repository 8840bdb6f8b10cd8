import { refusals } from '@compute-mall/core/contract'
import { type Draft, type DraftRecord, type formEndpoints, withoutSealed } from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { findDraft, saveDraft } from './form.store.ts'

/** A form that keeps drafts, brought by the module that it belongs to. */
export interface DraftForm {
  readonly name: string
  /** Fields that no draft keeps, e.g. ID and bank numbers (D26). */
  readonly sealed: readonly string[]
  /** Whose draft it is, or null where this user may not edit what it is about. */
  readonly ownerOf: (user: SessionUser, subjectId: string | undefined) => Promise<string | null>
  /** What the module does in the transaction of a save; a refusal keeps the draft as it was. */
  readonly beforeSave?: (
    trx: Db,
    saved: { readonly subjectId: string | undefined; readonly record: DraftRecord },
    context: Context<SessionUser>,
  ) => Promise<E.Either<Refusal, void>>
}

/** The owner of drafts of a form that each user fills in for themselves. */
export const ownUser = async ({ id }: SessionUser, subjectId: string | undefined): Promise<string | null> =>
  subjectId === undefined ? userOwner(id) : null

/** The owner by which a user's own drafts are kept. */
export const userOwner = (userId: string): string => `user:${userId}`

/** Drafts are their owner's alone; another's are as ones that are not there (test S1). */
export const formHandlers = (
  { db }: Platform,
  forms: readonly DraftForm[],
): Handlers<typeof formEndpoints> => {
  const find = async (name: string, user: SessionUser, subjectId: string | undefined) => {
    const form = forms.find((known) => known.name === name)
    const owner = (await form?.ownerOf(user, subjectId)) ?? null
    return form === undefined || owner === null ? null : { ...form, owner }
  }

  return {
    draft: async ({ params, query: { subjectId } }, { user, now }) => {
      const form = await find(params.form, user, subjectId)
      if (form === null) return E.left(refusals.notFound())
      return E.right(await findDraft(db, form.owner, form.name, now))
    },

    saveDraft: async ({ params, body: { subjectId, revision, record } }, context) => {
      const { user, now, transact } = context
      const form = await find(params.form, user, subjectId)
      if (form === null) return E.left(refusals.notFound())
      const { owner, name, sealed, beforeSave } = form
      const kept = withoutSealed(record, sealed)
      return transact(async (trx) => {
        const allowed = (await beforeSave?.(trx, { subjectId, record: kept }, context)) ?? E.right(undefined)
        if (E.isLeft(allowed)) return allowed
        const saved = await saveDraft(trx, {
          owner,
          form: name,
          revision,
          record: kept,
          savedBy: user.id,
          now,
        })
        return saved === null ? E.left(conflict(await findDraft(trx, owner, name, now))) : E.right(saved)
      })
    },
  }
}

/** Tells the newer draft that another window saved. */
const conflict = (newer: Draft | null): Refusal =>
  newer === null
    ? refusals.draftConflict()
    : refusals.draftConflict({
        revision: newer.revision,
        savedAt: newer.savedAt,
        record: JSON.stringify(newer.record),
      })
