import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  effectiveFrom,
  MAX_CONTENT_HISTORY,
  ManagedDocument,
  sectionsOf,
  type siteEndpoints,
  type VersionForm,
  versionFaults,
  versionPhase,
  versionRefusals,
  wordsOf,
} from '@compute-mall/core/site'
import { actorOf, audit, historyOf } from '../audit/index.ts'
import { type Db, lockSubject } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import {
  type DraftRecord,
  documentVersions,
  draftOf,
  draftsOf,
  publishedVersions,
  publishVersion,
} from './store/documents.ts'
import { write } from './store/write.ts'

type DocumentCall =
  | 'documents'
  | 'publishedVersion'
  | 'draft'
  | 'addDraft'
  | 'changeDraft'
  | 'discardDraft'
  | 'publishDraft'

/** The history of a version goes by its name, from its first draft on. */
const objectOf = (kind: ManagedDocument, version: string) => ({ type: kind, id: version })

/** One change of the documents at a time: a name that two take at once is free for one of them alone. */
const lockDocuments = (trx: Db) => lockSubject(trx, 'documents')

const findDraft = (db: Db, draftId: string): Promise<DraftRecord | undefined> =>
  db.selectFrom('document_drafts').selectAll().where('id', '=', draftId).executeTakeFirst()

const columnsOf = (form: VersionForm) => ({
  version: form.version.trim(),
  effective_day: form.effectiveDay ?? null,
  title: wordsOf(form.titleZh, form.titleEn),
  text_zh: form.textZh,
  text_en: form.textEn,
})

/** What the audit log says of a draft; of its texts, how long they are. */
const fieldsOf = ({ version, effective_day, title, text_zh, text_en }: ReturnType<typeof columnsOf>) => ({
  version,
  effectiveDay: effective_day,
  titleZh: title.zh,
  titleEn: title.en,
  charactersZh: text_zh.length,
  charactersEn: text_en.length,
})

/** Why a draft cannot be as its form says; undefined when it can. */
const formRefusal = async (
  trx: Db,
  {
    kind,
    draftId,
    form,
  }: { readonly kind: ManagedDocument; readonly draftId: string; readonly form: VersionForm },
): Promise<Refusal | undefined> => {
  const [field] = Object.keys(versionFaults(form))
  if (field !== undefined) return refusals.invalidInput({ field })
  const drafts = (await draftsOf(trx, kind)).filter(({ id }) => id !== draftId)
  const published = await publishedVersions(trx, kind)
  const [refusal] = versionRefusals(
    form.version.trim(),
    [...drafts, ...published].map(({ version }) => version),
  )
  return refusal
}

/** Agreement and privacy policy: legal writes versions, admins publish them (width 2.6, R5.08). */
export const documentHandlers = ({ db }: Platform): Pick<Handlers<typeof siteEndpoints>, DocumentCall> => ({
  documents: async (_, { now }) =>
    E.right(await Promise.all(ManagedDocument.values.map((kind) => documentVersions(db, kind, now)))),

  publishedVersion: async ({ params: { kind, version } }, { now }) => {
    const versions = await publishedVersions(db, kind)
    const document = versions.find((known) => known.version === version)
    return document === undefined
      ? E.left(refusals.notFound())
      : E.right({ document, phase: versionPhase(version, versions, now.getTime()) })
  },

  draft: async ({ params: { draftId } }) => {
    const row = await findDraft(db, draftId)
    if (row === undefined) return E.left(refusals.notFound())
    const history = await historyOf(db, objectOf(row.kind, row.version), MAX_CONTENT_HISTORY)
    return E.right({ draft: draftOf(row), history })
  },

  addDraft: ({ params: { kind }, body }, context) =>
    context.transact(async (trx) => {
      await lockDocuments(trx)
      const id = newId()
      const refusal = await formRefusal(trx, { kind, draftId: id, form: body })
      if (refusal !== undefined) return E.left(refusal)
      const { user, now } = context
      const columns = { id, kind, ...columnsOf(body), author: user.userName, changed_at: now }
      await write(trx).insertInto('document_drafts').values(columns).execute()
      await audit(trx, actorOf(context, 'staff'), {
        action: 'document.drafted',
        object: objectOf(kind, columns.version),
        after: fieldsOf(columns),
      })
      return E.right(draftOf({ ...columns, revision: 0 }))
    }),

  changeDraft: ({ params: { draftId }, body }, context) =>
    context.transact(async (trx) => {
      await lockDocuments(trx)
      const row = await findDraft(trx, draftId)
      if (row === undefined) return E.left(refusals.notFound())
      if (row.revision !== body.revision) return E.left(refusals.contentChanged())
      const refusal = await formRefusal(trx, { kind: row.kind, draftId, form: body })
      if (refusal !== undefined) return E.left(refusal)
      const { user, now } = context
      const columns = {
        ...columnsOf(body),
        author: user.userName,
        changed_at: now,
        revision: row.revision + 1,
      }
      await write(trx).updateTable('document_drafts').set(columns).where('id', '=', draftId).execute()
      await audit(trx, actorOf(context, 'staff'), {
        action: 'document.changed',
        object: objectOf(row.kind, columns.version),
        before: fieldsOf(row),
        after: fieldsOf(columns),
      })
      return E.right(draftOf({ ...row, ...columns }))
    }),

  discardDraft: ({ params: { draftId } }, context) =>
    context.transact(async (trx) => {
      await lockDocuments(trx)
      const row = await findDraft(trx, draftId)
      if (row === undefined) return E.left(refusals.notFound())
      await write(trx).deleteFrom('document_drafts').where('id', '=', draftId).execute()
      await audit(trx, actorOf(context, 'staff'), {
        action: 'document.discarded',
        object: objectOf(row.kind, row.version),
        before: fieldsOf(row),
      })
      return E.right({ draftId })
    }),

  publishDraft: ({ params: { draftId }, body }, context) =>
    context.transact(async (trx) => {
      await lockDocuments(trx)
      const row = await findDraft(trx, draftId)
      if (row === undefined) return E.left(refusals.notFound())
      if (row.revision !== body.revision) return E.left(refusals.contentChanged())
      const { kind, version, title, effective_day } = row
      const now = context.now.getTime()
      const published = await publishedVersions(trx, kind)
      const effective = effective_day === null ? null : effectiveFrom(effective_day, published, now)
      if (effective === null) return E.left(refusals.effectiveDayWrong())
      const sections = sectionsOf(row.text_zh, row.text_en)
      if (E.isLeft(sections)) return sections
      const document = { version, title, effective: effective.toISOString(), sections: sections.right }
      await publishVersion(trx, kind, document)
      await write(trx).deleteFrom('document_drafts').where('id', '=', draftId).execute()
      await audit(trx, actorOf(context, 'staff'), {
        action: 'document.published',
        object: objectOf(kind, version),
        after: { ...fieldsOf(row), effective: document.effective },
      })
      return E.right({ document, phase: versionPhase(version, [document, ...published], now) })
    }),
})
