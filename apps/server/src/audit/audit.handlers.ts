import { type AuditLine, type auditEndpoints, auditList, auditMessages } from '@compute-mall/core/audit'
import type { Language } from '@compute-mall/core/codec'
import type { Selectable } from 'kysely'
import type { Handlers } from '../platform/http/index.ts'
import { type CsvColumns, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { staffExport } from './audit.export.ts'
import { auditLineOf, selectAudit } from './audit.store.ts'
import type { AuditTables } from './audit.tables.ts'

const COLUMNS = [
  'at',
  'actor',
  'role',
  'source',
  'action',
  'objectType',
  'objectId',
  'before',
  'after',
  'reason',
  'requestId',
] as const

const auditColumns = (language: Language): CsvColumns<AuditLine> =>
  COLUMNS.map((column) => [auditMessages[language][column], (line: AuditLine) => line[column]])

/** The audit log is read, never changed. */
export const auditHandlers = (platform: Platform): Handlers<typeof auditEndpoints> => {
  const { db } = platform
  const source: ListSource<typeof auditList, Selectable<AuditTables['audit_log']>> = {
    list: auditList,
    name: 'audit',
    sorts: { at: { column: 'at', type: 'timestamptz' } },
    rows: (query) => selectAudit(db, query),
  }

  return {
    list: ({ query }) => shownPage(platform, source, query, auditLineOf),

    export: ({ query }, context) =>
      staffExport(context, {
        action: 'audit.exported',
        type: 'audit',
        query,
        name: 'audit',
        found: rowsOf(db, source, query),
        rowOf: auditLineOf,
        columns: auditColumns(context.language),
      }),
  }
}
