import { type auditEndpoints, auditList, auditMessages } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import { platformDay } from '@compute-mall/core/time'
import type { Selectable } from 'kysely'
import type { Handlers } from '../platform/http/index.ts'
import { csvFile, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { auditExport, auditLineOf, selectAudit } from './audit.store.ts'
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

    export: async ({ query }, context) => {
      const { now, language } = context
      const object = { type: 'audit', id: 'all' }
      const noted = await auditExport(context, 'staff', 'audit.exported', object, query)
      if (E.isLeft(noted)) return noted
      return E.right(
        csvFile(
          `audit-${platformDay(now.getTime())}.csv`,
          COLUMNS.map((column) => auditMessages[language][column]),
          rowsOf(db, source, query),
          (row) => {
            const line = auditLineOf(row)
            return COLUMNS.map((column) => line[column])
          },
        ),
      )
    },
  }
}
