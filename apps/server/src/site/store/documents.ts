import {
  type Agreement,
  type DocumentVersions,
  type ManagedDocument,
  type VersionDraft,
  versionPhase,
} from '@compute-mall/core/site'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { AgreementTable, SiteTables } from '../site.tables.ts'
import { write } from './write.ts'

export const agreementOf = ({ version, title, effective_at, sections }: AgreementTable): Agreement => ({
  version,
  title,
  effective: effective_at.toISOString(),
  sections,
})

export type DraftRecord = Selectable<SiteTables['document_drafts']>

export const draftOf = (row: DraftRecord): VersionDraft => ({
  draftId: row.id,
  kind: row.kind,
  version: row.version,
  effectiveDay: row.effective_day,
  title: row.title,
  textZh: row.text_zh,
  textEn: row.text_en,
  revision: row.revision,
  author: row.author,
  changedAt: row.changed_at.toISOString(),
})

/** The published versions of a document, the newest first. */
export const publishedVersions = async (db: Db, kind: ManagedDocument): Promise<readonly Agreement[]> => {
  const rows =
    kind === 'agreement'
      ? await db.selectFrom('agreements').selectAll().orderBy('effective_at', 'desc').execute()
      : await db
          .selectFrom('documents')
          .selectAll()
          .where('kind', '=', kind)
          .orderBy('effective_at', 'desc')
          .execute()
  return rows.map(agreementOf)
}

export const publishVersion = async (
  trx: Db,
  kind: ManagedDocument,
  { version, title, effective, sections }: Agreement,
): Promise<void> => {
  // A column of the type json takes its list as text.
  const columns = {
    version,
    title,
    effective_at: new Date(effective),
    sections: JSON.stringify(sections) as unknown as Agreement['sections'],
  }
  if (kind === 'agreement') await write(trx).insertInto('agreements').values(columns).execute()
  else
    await write(trx)
      .insertInto('documents')
      .values({ ...columns, kind })
      .execute()
}

export const draftsOf = (db: Db, kind: ManagedDocument): Promise<DraftRecord[]> =>
  db
    .selectFrom('document_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('changed_at', 'desc')
    .execute()

/** A document with where each of its versions stands, and its drafts. */
export const documentVersions = async (
  db: Db,
  kind: ManagedDocument,
  now: Date,
): Promise<DocumentVersions> => {
  const versions = await publishedVersions(db, kind)
  return {
    kind,
    versions: versions.map(({ version, title, effective }) => ({
      version,
      title,
      effective,
      phase: versionPhase(version, versions, now.getTime()),
    })),
    drafts: (await draftsOf(db, kind)).map(draftOf),
  }
}
